import { settings } from "./settings.svelte";
import { api, type Me } from "./wire/api";
import { line } from "./wire/line.svelte";
import type { Lang } from "./words/catalog";
import { learn, t } from "./words/t.svelte";

/** Who plays in this browser. Nobody until something needs a person; then a guest, at once and without questions. */
class Person {
  me = $state.raw<Me | null>(null);
  mail = $state(false);
  /** May browsers have passkeys for the address that is open? */
  passkeys = $state(false);
  known = $state(false);

  private loading: Promise<void> | undefined;
  private entering: Promise<Me> | undefined;

  /** Once for all who ask meanwhile: a page and its frame begin together. */
  load(): Promise<void> {
    this.loading ??= this.look().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async look(): Promise<void> {
    const here = await api.me();
    this.me = here.person;
    this.mail = here.mail;
    this.passkeys = here.passkeys ?? false;
    this.known = true;
    const isOther = this.me && this.me.lang !== settings.lang;
    if (isOther) await this.speak(settings.lang).catch(() => {}); // then only refusals are in the one from before
  }

  /** The name; whoever never chose one is a guest, in each reader's own language. */
  readonly called = $derived(this.me?.name || t("me.guest_name"));

  async somebody(name = ""): Promise<Me> {
    if (this.loading || !this.known) await this.load(); // with the language, or the line would be opened twice
    if (this.me) return this.me;
    this.entering ??= api.guest(name, settings.lang).finally(() => (this.entering = undefined));
    return (this.me = await this.entering);
  }

  /** Take a name, unless nothing or the same as before was typed. */
  async rename(typed: string): Promise<void> {
    const name = typed.trim();
    if (!name) return;
    const me = await this.somebody(name);
    if (me.name !== name) this.me = await api.change({ name });
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
