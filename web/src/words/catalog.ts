/**
 * Sentences by id, as the kernel writes them (`src/astrarium/kernel/text.py`): `{name}` for an argument,
 * `{name|singular|plural}` for a word that agrees with one. An argument such as `card:harbour` is a reference to a
 * thing on the table, written with the thing's own name; several may stand together with commas. Where an argument is a
 * player, `{side|draws|draw}` has the word for somebody else and the word for the reader, whom such a sentence calls
 * "you"; `{}` in such a word is the name.
 */
export type Lang = "en" | "fr";
export type Arg = number | string;
export type Text = readonly [id: string, args: Readonly<Record<string, unknown>>];

/** A stretch of a sentence; with `ref` it names a thing that can be looked at. */
export interface Piece {
  text: string;
  ref?: string;
}

const REFERENCES = /^[a-z_]+:[\w.]+(?:,[a-z_]+:[\w.]+)*$/;
const ELIDED = /(?<![\p{L}])([dD]|[qQ]u)e $/u;
const VOWEL = /^[aàâeéèêëiîïoôuùûœæ]/i;
const PLACEHOLDER = /\{(\w+)(?:\|((?:[^|{}]|\{\})*)\|((?:[^|{}]|\{\})*))?\}/g;

export class Catalog {
  constructor(
    readonly lang: Lang,
    private readonly words: Readonly<Record<string, string>>,
    private readonly names: Readonly<Record<string, string>> = {},
    private readonly you = "",
  ) {}

  /** The same sentences, with the readers' own names for references such as `seat:0`, and the reader's own reference. */
  withNames(names: Readonly<Record<string, string>>, you = ""): Catalog {
    return new Catalog(this.lang, this.words, names, you);
  }

  /** The same sentences, with others over them. */
  withWords(words: Readonly<Record<string, string>>): Catalog {
    return new Catalog(this.lang, { ...this.words, ...words }, this.names, this.you);
  }

  has(id: string): boolean {
    return id in this.words;
  }

  say(text: Text): string {
    return this.pieces(text)
      .map((piece) => piece.text)
      .join("");
  }

  /** The sentence in pieces, so that a screen can make its things pointable. */
  pieces([id, args]: Text): Piece[] {
    const template = this.words[id];
    if (template === undefined) return [{ text: id }];
    const pieces: Piece[] = [];
    let end = 0;
    for (const found of template.matchAll(PLACEHOLDER)) {
      const filled = this.fill(found, args);
      if (found.index > end) pieces.push({ text: this.elided(template.slice(end, found.index), filled[0]?.text) });
      pieces.push(...filled);
      end = found.index + found[0].length;
    }
    if (end < template.length) pieces.push({ text: template.slice(end) });
    return pieces;
  }

  /** What a thing on the table is called. */
  name(ref: string): string {
    const given = this.names[ref] ?? this.words[ref.replace(":", ".")];
    if (given !== undefined) return given;
    const [kind, key = ""] = ref.split(":", 2);
    const pattern = this.words[`${kind}.*`];
    return pattern === undefined
      ? ref
      : pattern.replace(PLACEHOLDER, /^\d+$/.test(key) ? String(Number(key) + 1) : key);
  }

  private fill(found: RegExpMatchArray, args: Readonly<Record<string, unknown>>): Piece[] {
    const [whole, key = "", first, second = ""] = found;
    const value = args[key];
    if (value === undefined || value === null) return [{ text: whole }];
    if (first !== undefined) return this.form(this.agreesWithTheFirst(value) ? first : second, value);
    if (value === this.you && found.input?.includes(`{${key}|`)) return [{ text: this.pronoun(found), ref: value }];
    if (typeof value === "string" && REFERENCES.test(value)) {
      return value.split(",").flatMap((ref, i) => [...(i ? [{ text: ", " }] : []), { text: this.name(ref), ref }]);
    }
    return [{ text: String(value) }];
  }

  /** A word that agrees, with the name in it where it says `{}`. */
  private form(word: string, value: unknown): Piece[] {
    if (typeof value !== "string") return [{ text: word }];
    if (value === this.you && word.toLowerCase() === this.words.you) return [{ text: word, ref: value }];
    const [before = "", after] = word.split("{}");
    if (after === undefined) return [{ text: word }];
    const name = { text: this.name(value), ref: value };
    return [{ text: this.elided(before, name.text) }, name, { text: after }].filter(({ text }) => text);
  }

  /** French words before a name, "de" and "que" without their last letter if it begins with a vowel: d’Aughmoore. */
  private elided(before: string, name = ""): string {
    return this.lang === "fr" && VOWEL.test(name) ? before.replace(ELIDED, "$1’") : before;
  }

  private pronoun({ index = 0, input = "" }: RegExpMatchArray): string {
    const word = this.words.you ?? this.you;
    const begins = index === 0 || input.slice(0, index).endsWith(". ");
    return begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }

  /** One thing rather than several; somebody rather than the reader. */
  private agreesWithTheFirst(value: unknown): boolean {
    if (typeof value === "string") return value !== this.you && REFERENCES.test(value) && !value.includes(",");
    if (typeof value !== "number") return false;
    return this.lang === "fr" ? Math.abs(value) < 2 : Math.abs(value) === 1;
  }
}
