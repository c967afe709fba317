/** BLAKE2b (RFC 7693) in halves of 32 bits: a word of 64 bits is its low half, then its high half. */

export const BLOCK_BYTES = 128;
const WORDS = 8;

export interface Parameters {
  /** Bytes of the digest, 1 to 64. */
  length: number;
  /** At most 64 bytes. */
  key?: Uint8Array;
  /** At most 16 bytes each; shorter ones end in zeros. */
  salt?: Uint8Array;
  person?: Uint8Array;
}

// biome-ignore format: one word of 64 bits is two numbers
const IV = new Int32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

// Which words of the message each of the twelve rounds mixes in, in which order.
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
];
const SCHEDULE = Uint8Array.from(SIGMA.flat(), (word) => 2 * word);

const v = new Int32Array(4 * WORDS);
const m = new Int32Array(4 * WORDS);

/** Did the sum of two words of 32 bits, one of which was `part`, run over? */
function carry(sum: number, part: number): number {
  return sum >>> 0 < part >>> 0 ? 1 : 0;
}

/** The function G of the RFC. */
function mix(a: number, b: number, c: number, d: number, x: number, y: number): void {
  let al = v[a]!;
  let ah = v[a + 1]!;
  let bl = v[b]!;
  let bh = v[b + 1]!;
  let cl = v[c]!;
  let ch = v[c + 1]!;
  const dl = v[d]!;
  const dh = v[d + 1]!;

  al = (al + bl) | 0;
  ah = (ah + bh + carry(al, bl)) | 0;
  al = (al + m[x]!) | 0;
  ah = (ah + m[x + 1]! + carry(al, m[x]!)) | 0;
  let el = dh ^ ah; // d turned right by 32: its halves change places
  let eh = dl ^ al;
  cl = (cl + el) | 0;
  ch = (ch + eh + carry(cl, el)) | 0;
  let fl = bl ^ cl;
  let fh = bh ^ ch;
  bl = (fl >>> 24) | (fh << 8);
  bh = (fh >>> 24) | (fl << 8);

  al = (al + bl) | 0;
  ah = (ah + bh + carry(al, bl)) | 0;
  al = (al + m[y]!) | 0;
  ah = (ah + m[y + 1]! + carry(al, m[y]!)) | 0;
  fl = el ^ al;
  fh = eh ^ ah;
  el = (fl >>> 16) | (fh << 16);
  eh = (fh >>> 16) | (fl << 16);
  cl = (cl + el) | 0;
  ch = (ch + eh + carry(cl, el)) | 0;
  fl = bl ^ cl;
  fh = bh ^ ch;

  v[a] = al;
  v[a + 1] = ah;
  v[b] = (fh >>> 31) | (fl << 1);
  v[b + 1] = (fl >>> 31) | (fh << 1);
  v[c] = cl;
  v[c + 1] = ch;
  v[d] = el;
  v[d + 1] = eh;
}

/** The function F of the RFC: mixes one block into `state`; `count` bytes have been taken in with it. */
function compress(state: Int32Array, block: DataView, count: number, isLast: boolean): void {
  v.set(state);
  v.set(IV, 2 * WORDS);
  v[24] = v[24]! ^ (count >>> 0);
  v[25] = v[25]! ^ Math.floor(count / 2 ** 32);
  if (isLast) {
    v[28] = ~v[28]!;
    v[29] = ~v[29]!;
  }
  for (let i = 0; i < m.length; i++) m[i] = block.getInt32(4 * i, true);
  const w = SCHEDULE;
  for (let at = 0; at < w.length; at += 16) {
    mix(0, 8, 16, 24, w[at]!, w[at + 1]!); // columns
    mix(2, 10, 18, 26, w[at + 2]!, w[at + 3]!);
    mix(4, 12, 20, 28, w[at + 4]!, w[at + 5]!);
    mix(6, 14, 22, 30, w[at + 6]!, w[at + 7]!);
    mix(0, 10, 20, 30, w[at + 8]!, w[at + 9]!); // diagonals
    mix(2, 12, 22, 24, w[at + 10]!, w[at + 11]!);
    mix(4, 14, 16, 26, w[at + 12]!, w[at + 13]!);
    mix(6, 8, 18, 28, w[at + 14]!, w[at + 15]!);
  }
  for (let i = 0; i < state.length; i++) state[i] = state[i]! ^ v[i]! ^ v[i + 2 * WORDS]!;
}

/** A hash that takes its message in pieces. */
export class Blake2b {
  readonly #length: number;
  readonly #state = IV.slice();
  readonly #block = new Uint8Array(BLOCK_BYTES);
  readonly #view = new DataView(this.#block.buffer);
  #filled = 0;
  #count = 0;

  constructor({ length, key, salt, person }: Parameters) {
    if (length < 1 || length > 64) throw new RangeError("a digest has 1 to 64 bytes");
    this.#length = length;
    const parameters = new Uint8Array(64);
    parameters.set([length, key?.length ?? 0, 1, 1]);
    parameters.set(atMost(16, salt), 32);
    parameters.set(atMost(16, person), 48);
    const words = new DataView(parameters.buffer);
    for (let i = 0; i < this.#state.length; i++) this.#state[i]! ^= words.getInt32(4 * i, true);
    if (key?.length) {
      this.update(atMost(64, key));
      this.update(new Uint8Array(BLOCK_BYTES - key.length));
    }
  }

  update(message: Uint8Array): this {
    let at = 0;
    while (at < message.length) {
      this.ahead();
      const piece = message.subarray(at, at + BLOCK_BYTES - this.#filled);
      this.#block.set(piece, this.#filled);
      this.#filled += piece.length;
      at += piece.length;
    }
    return this;
  }

  /** Ends the message. */
  digest(): Uint8Array {
    this.#block.fill(0, this.#filled);
    this.#take(true);
    const bytes = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < this.#state.length; i++) bytes.setInt32(4 * i, this.#state[i]!, true);
    return new Uint8Array(bytes.buffer, 0, this.#length);
  }

  /** Mixes a full block in that waits, such as the key: only if more of the message is sure to follow. */
  ahead(): this {
    if (this.#filled === BLOCK_BYTES) this.#take(false);
    return this;
  }

  copy(): Blake2b {
    const copy = new Blake2b({ length: this.#length });
    copy.#state.set(this.#state);
    copy.#block.set(this.#block);
    copy.#filled = this.#filled;
    copy.#count = this.#count;
    return copy;
  }

  #take(isLast: boolean): void {
    this.#count += this.#filled;
    compress(this.#state, this.#view, this.#count, isLast);
    this.#filled = 0;
  }
}

function atMost(bytes: number, part: Uint8Array = new Uint8Array()): Uint8Array {
  if (part.length > bytes) throw new RangeError(`at most ${bytes} bytes, not ${part.length}`);
  return part;
}

/** The digest of a whole message. */
export function blake2b(message: Uint8Array, parameters: Parameters): Uint8Array {
  return new Blake2b(parameters).update(message).digest();
}
