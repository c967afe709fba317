import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/seats.css";
import "./style/frame.css";
import App from "./App.svelte";
import { showSprite } from "./boards/sprite";
import { registerWorker } from "./push/register";
import { settings } from "./settings.svelte";
import { version } from "./wire/version.svelte";
import { learn } from "./words/t.svelte";

version.script = new URL(import.meta.url).pathname;
showSprite();
await learn(settings.lang);
registerWorker();
mount(App, { target: document.getElementById("app")! });
