import { idSet } from '../record/id-set.ts';
import type { Limit } from '../record/limit.ts';
import type { RecordField } from '../record/record-field.ts';
import { allow, deny, type Verdict } from '../verdict.ts';

/** Letters and digits of keycodes: none that looks like another one (Q2). */
export const keyCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Characters of a keycode (Q2). */
export const keyCodeLength = 8;

/** A keycode out of as many numbers as it has characters, each from 0 up to, but not, 1. */
export const keyCodeOf = (numbers: readonly number[]): string =>
  numbers.map((number) => keyCodeAlphabet[Math.floor(number * keyCodeAlphabet.length)]).join('');

/** A set of document versions as keycodes keep it: equal sets are equal lists (Q6). */
export const keyCodeSet = (documentVersionIds: Iterable<number>): number[] => idSet(documentVersionIds);

/** The fields of a keycode (S2 §3.2, Q1). */
export const keyCodeFields = {
  code: { label: 'Code', kind: 'text' },
  documentVersionIds: { label: 'Documents', kind: 'text' },
} as const satisfies Record<string, RecordField>;

/** How much one keycode can have; the list of keycodes shows all of it. */
export const keyCodeLimits = {
  /** An entry of the index that keeps sets apart has 2,704 bytes, four for each version. */
  documents: { most: 600, of: 'document versions of a keycode' },
  products: { most: 5000, of: 'product versions of a keycode' },
} as const satisfies Record<string, Limit>;

/** Whether a keycode can get other document versions: not while product versions have it (Q6). */
export const canChangeDocumentsOfKeyCode = (hasProducts: boolean): Verdict =>
  hasProducts ? deny('A keycode that products have keeps its document versions.') : allow;
