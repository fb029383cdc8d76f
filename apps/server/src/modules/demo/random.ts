/** Numbers that look random and are the same in every run of one seed (mulberry32). */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both possible. */
  between(from: number, to: number): number;
  /** True in `share` of all cases, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** A series of its own for each seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('Nothing to pick from');
      return choice;
    },
  };
}
