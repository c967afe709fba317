/**
 * What a thing of a table says to whoever looks twice, in the same order for everything: its sign, its name and kind, a
 * line for each thing it does, the numbers of this moment, and the statement behind it all.
 */
export interface Glance {
  /** One of them stands before the name: a symbol, the address of a picture, or a seat's medal. */
  readonly sign?: string;
  readonly art?: string;
  readonly seat?: number;
  readonly name: string;
  readonly kind?: string;
  /** Its victory points. */
  readonly points?: number | string | undefined;
  /** The faces of a die. */
  readonly faces?: readonly Face[];
  readonly lines?: readonly Line[];
  readonly figures?: readonly Figure[];
  /** What holds whatever the numbers are. */
  readonly note?: string;
  /** The statement of the rules, as `GAME-1.2`. */
  readonly rule?: string;
}

export interface Face {
  readonly sign: string;
  /** The colour of the die. */
  readonly tint: string;
}

export interface Line {
  /** When or where it holds, in a few letters, or as a symbol. */
  readonly badge?: string;
  readonly sign?: string;
  readonly words: string;
  /** Does it hold at this very moment? */
  readonly isNow?: boolean;
}

export interface Figure {
  readonly sign?: string;
  readonly seat?: number;
  readonly value?: number | string;
  readonly words: string;
}
