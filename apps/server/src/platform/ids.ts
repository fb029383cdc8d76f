import { randomUUID } from 'node:crypto';

/** The server's only source of new identities; demo data and tests count instead of drawing lots. */
export interface Ids {
  /** A new UUID. */
  uuid(): string;
}

/** Random ids (UUID version 4). */
export const randomIds: Ids = { uuid: () => randomUUID() };

/** Ids that are the same in every run: `seed` tells the series, the counter the element. */
export function countedIds(seed: number): Ids {
  let count = 0;
  return {
    uuid() {
      count += 1;
      const head = seed.toString(16).padStart(8, '0');
      return `${head}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
    },
  };
}
