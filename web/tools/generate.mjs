// Writes the types of the wire protocol from the server's own description (docs/protocol), so that the two cannot drift.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const protocol = new URL("../../docs/protocol/", import.meta.url);
const generated = new URL("../src/wire/generated/", import.meta.url);
const options = { additionalProperties: false, bannerComment: "", unreachableDefinitions: true };

await mkdir(generated, { recursive: true });
await writeFile(new URL("api.ts", generated), astToString(await openapiTS(new URL("openapi.json", protocol))));
const messages = JSON.parse(await readFile(new URL("messages.json", protocol), "utf8"));
await writeFile(new URL("messages.ts", generated), await compile(messages, "Protocol", options));
