/** Numbers from 0 to below 1, the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random numbers that are the same for the same seed. */
export class Random {
  /** 0 to below 1. */
  readonly next: () => number;

  constructor(seed: string) {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
    this.next = mulberry32(hash);
  }

  /** By Box and Muller. */
  normal(mean: number, deviation: number): number {
    return mean + deviation * Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.next() * values.length)]!;
  }

  /** So many of them, in any order, each once. By Fisher and Yates. */
  choose<Value>(values: readonly Value[], count = values.length): Value[] {
    const left = [...values];
    return left.slice(0, this.moveToFront(left, count));
  }

  /** Moves so many to the front, in place, and returns how many there were to move. */
  moveToFront<Value>(values: Value[], count: number): number {
    const chosen = Math.min(count, values.length);
    for (let place = 0; place < chosen; place += 1) {
      const other = place + Math.floor(this.next() * (values.length - place));
      const value = values[other]!;
      values[other] = values[place]!;
      values[place] = value;
    }
    return chosen;
  }
}
