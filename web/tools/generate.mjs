// Writes the types of the wire protocol, and of what each game shows and has in its box, from the server's own
// description (docs/protocol), so that the two cannot drift.
import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const protocol = new URL("../../docs/protocol/", import.meta.url);
const generated = new URL("../src/wire/generated/", import.meta.url);
const options = { additionalProperties: false, bannerComment: "", unreachableDefinitions: true };

await mkdir(generated, { recursive: true });
await writeFile(new URL("api.ts", generated), astToString(await openapiTS(new URL("openapi.json", protocol))));
const messages = JSON.parse(await readFile(new URL("messages.json", protocol), "utf8"));
await writeFile(new URL("messages.ts", generated), await compile(messages, "Protocol", options));

// What a game shows to a reader, and what is in its box: beside its board.
for (const [folder, name] of [
  ["views/", "view.generated.ts"],
  ["content/", "content.generated.ts"],
]) {
  for (const file of await readdir(new URL(folder, protocol))) {
    const board = new URL(`../src/boards/${file.replace(".json", "")}/`, import.meta.url);
    try {
      await access(board);
    } catch {
      continue; // a game without a board is played from the list
    }
    const schema = JSON.parse(await readFile(new URL(`${folder}${file}`, protocol), "utf8"));
    await writeFile(new URL(name, board), await compile(schema, "Game", options));
  }
}
