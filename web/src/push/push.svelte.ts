import { api } from "../wire/api";

/** Whether this browser tells of turns while the page is closed. `insecure`: neither https nor this computer itself. */
export type PushState = "unknown" | "insecure" | "unsupported" | "denied" | "off" | "on";

/** What browsers call them; tests bring their own. */
export interface Means {
  secure: boolean;
  worker: ServiceWorkerContainer | undefined;
  permission: () => NotificationPermission | undefined;
  ask: () => Promise<NotificationPermission>;
}

const MEANS: Means = {
  secure: globalThis.isSecureContext,
  worker: globalThis.navigator?.serviceWorker,
  permission: () => globalThis.Notification?.permission,
  ask: () => Notification.requestPermission(),
};

/** Notices by Web Push in this browser. */
export class PushNotices {
  state = $state<PushState>("unknown");

  constructor(private readonly means: Means = MEANS) {}

  /** Find out how it stands. */
  async look(): Promise<void> {
    const { secure, worker, permission } = this.means;
    if (!secure) this.state = "insecure";
    else if (!worker || permission() === undefined || !("PushManager" in globalThis)) this.state = "unsupported";
    else if (permission() === "denied") this.state = "denied";
    else this.state = (await this.subscription()) ? "on" : "off";
  }

  /** From now on; the browser asks its reader whether that is wanted. */
  async start(): Promise<void> {
    const worker = await this.ready();
    if ((await this.means.ask()) !== "granted") return this.look();
    const { key } = await api.pushKey();
    const known = await worker.pushManager.getSubscription();
    // One that was made with another host's key would never be told anything.
    if (known && !sameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    await tell(await worker.pushManager.subscribe(options));
    this.state = "on";
  }

  /** No more in this browser. */
  async stop(): Promise<void> {
    const subscription = await this.subscription();
    if (subscription) {
      await api.unsubscribe(subscription.endpoint);
      await subscription.unsubscribe();
    }
    await this.look();
  }

  /** A notice to all of one's browsers. If the server has forgotten this one, it is told again. */
  async test(): Promise<void> {
    if ((await api.testPush()).sent) return;
    await this.start();
    await api.testPush();
  }

  /** Somebody else plays in this browser now, who is told here from now on. */
  async follow(): Promise<void> {
    const subscription = await this.subscription();
    if (subscription) await tell(subscription);
  }

  private async subscription(): Promise<PushSubscription | null> {
    const registration = await this.means.worker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  }

  private async ready(): Promise<ServiceWorkerRegistration> {
    await this.means.worker!.register("/sw.js");
    return this.means.worker!.ready;
  }
}

function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return api.subscribe({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

function sameKey(bytes: ArrayBuffer | null, key: string): boolean {
  const spelled = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return spelled.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

export const push = new PushNotices();
