import type { ReactNode } from 'react';

/** One field that two people changed. */
export interface ConflictField {
  id: string;
  label: string;
  /** What it was when editing began. Nothing, `null` and `''` are shown as no value, here and below. */
  base: ReactNode;
  yours: ReactNode;
  theirs: ReactNode;
}

/** Whose value counts. */
export type ConflictSide = 'yours' | 'theirs';

/** By the id of the field, whose value counts. */
export type ConflictSides = Readonly<Record<string, ConflictSide>>;
