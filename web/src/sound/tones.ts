// The sounds of the house: a few bells and a tick, made here rather than fetched.

export type SoundName = "turn" | "beat" | "over" | "chat" | "dice" | "settle" | "verdict";

/** One struck bell. Seconds, hertz, and how loud it is beside the others. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

/** Small, soft, and apart in pitch and number, so that one knows them without looking. */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [
    { at: 0, pitch: 587.3, lasts: 0.5, loud: 0.5 },
    { at: 0.14, pitch: 880, lasts: 0.8, loud: 0.45 },
  ],
  beat: [{ at: 0, pitch: 330, lasts: 0.07, loud: 0.16 }],
  dice: [
    { at: 0, pitch: 196, lasts: 0.06, loud: 0.12 },
    { at: 0.09, pitch: 233.1, lasts: 0.05, loud: 0.1 },
    { at: 0.17, pitch: 207.7, lasts: 0.06, loud: 0.12 },
  ],
  settle: [{ at: 0, pitch: 392, lasts: 0.12, loud: 0.14 }],
  verdict: [
    { at: 0, pitch: 493.9, lasts: 0.3, loud: 0.18 },
    { at: 0.07, pitch: 740, lasts: 0.45, loud: 0.16 },
  ],
  chat: [{ at: 0, pitch: 1174.7, lasts: 0.18, loud: 0.18 }],
  over: [
    { at: 0, pitch: 440, lasts: 0.9, loud: 0.4 },
    { at: 0.18, pitch: 554.4, lasts: 0.9, loud: 0.4 },
    { at: 0.36, pitch: 659.3, lasts: 1.4, loud: 0.4 },
  ],
};

const OVERTONE = 2.76; // of a bell: not a whole multiple
const ATTACK = 0.008; // a softer beginning than a click

/** Strike it now. */
export function strike(context: AudioContext, name: SoundName, volume: number): void {
  for (const { at, pitch, lasts, loud } of SOUNDS[name]) {
    const start = context.currentTime + at;
    for (const [share, times] of [
      [1, 1],
      [0.12, OVERTONE],
    ] as const) {
      const source = new OscillatorNode(context, { type: "sine", frequency: pitch * times });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud * share * volume, start + ATTACK);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts / times);
      source.connect(gain).connect(context.destination);
      source.start(start);
      source.stop(start + lasts);
    }
  }
}
