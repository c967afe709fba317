import { settings } from "./settings.svelte";
import { api, type Me } from "./wire/api";
import { line } from "./wire/line.svelte";
import type { Lang } from "./words/catalog";
import { learn, t } from "./words/t.svelte";

/** Who plays in this browser. Nobody until something needs a person; then a guest, at once and without questions. */
class Person {
  me = $state.raw<Me | null>(null);
  mail = $state(false);
  known = $state(false);

  async load(): Promise<void> {
    const here = await api.me();
    this.me = here.person;
    this.mail = here.mail;
    this.known = true;
    if (this.me && this.me.lang !== settings.lang) await this.speak(settings.lang);
  }

  async somebody(): Promise<Me> {
    if (!this.known) await this.load();
    this.me ??= await api.guest(t("me.guest_name"), settings.lang);
    return this.me;
  }

  /** A new identity came with a new cookie. */
  become(me: Me | null): void {
    this.me = me;
    if (me) line.reconnect();
    else line.close();
  }

  async speak(lang: Lang): Promise<void> {
    await learn(lang);
    settings.lang = lang;
    settings.keep();
    if (!this.me) return;
    this.me = await api.change({ lang });
    line.reconnect(); // refusals are told in the language of the connection
  }
}

export const person = new Person();
