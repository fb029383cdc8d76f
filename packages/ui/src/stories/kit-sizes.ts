import measured from './kit-sizes.json' with { type: 'json' };

/** What one entry weighs, in kB of gzip beyond React. */
export interface EntrySize {
  /** When it is the only thing of the kit on a page. */
  alone: number;
  /** What it adds to a page that has `UiProvider` and `Button`. */
  beside: number;
  /** What it may fetch later, when somebody uses that part. */
  later: number;
}

/** By the name of the entry. */
export type KitSizes = Readonly<Record<string, EntrySize>>;

/** Written by `node scripts/run.mjs kit-sizes`. */
export const kitSizes: KitSizes = measured;
