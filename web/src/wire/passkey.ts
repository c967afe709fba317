import { api, type Me } from "./api";

/** Nobody was there, or they said no: not a mistake of anybody. */
export class Dismissed extends Error {}

/** Can this browser have passkeys for the address that is open? */
export const canPasskeys = () => typeof PublicKeyCredential !== "undefined" && window.isSecureContext;

type Json = Record<string, unknown>;
type Asked = { ticket: string; options: Json };

/** A new passkey on this device, as the server wants to hear of it. */
export async function makePasskey({ ticket, options }: Asked): Promise<{ ticket: string; credential: Json }> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessDismissed(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return { ticket, credential: spell(made, { attestationObject: response.attestationObject }) };
}

/** A passkey that this device has, unlocked by its owner. */
export async function showPasskey({ ticket, options }: Asked): Promise<{ ticket: string; credential: Json }> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = await unlessDismissed(navigator.credentials.get({ publicKey }));
  const { authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return { ticket, credential: spell(found, { authenticatorData, signature, ...(userHandle && { userHandle }) }) };
}

/** Sign in: with a passkey alone, or with the ticket of the first step. */
export async function enterByPasskey(ticket: string | null = null, password?: string): Promise<Me> {
  return api.usePasskey({ ...(await showPasskey(await api.beginPasskey(ticket))), password: password ?? null });
}

async function unlessDismissed(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch((error: unknown) => {
    throw new Dismissed(String(error));
  });
  if (!found) throw new Dismissed();
  return found as PublicKeyCredential;
}

function spell(found: PublicKeyCredential, parts: Record<string, ArrayBuffer>): Json {
  const response: Json = { clientDataJSON: text(found.response.clientDataJSON) };
  for (const [name, part] of Object.entries(parts)) response[name] = text(part);
  return { id: found.id, rawId: text(found.rawId), type: found.type, response, clientExtensionResults: {} };
}

function known(list: unknown): Json[] {
  return ((list ?? []) as Json[]).map((key) => ({ ...key, id: bytes(key.id) }));
}

/** Base 64 as addresses have it, without padding. */
export function text(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytes(spelled: unknown): Uint8Array<ArrayBuffer> {
  const binary = atob(String(spelled).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
