/** Blanks, and letters that nobody sees: a name of them alone is none. */
const unseen = String.raw`[\s\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]+`;
const around = new RegExp(`^${unseen}|${unseen}$`, 'gu');

/**
 * The pattern of a letter that somebody sees by itself: no blank, no sign that steers, joins or marks another one, no blank of
 * Braille. The contract asks for one in every name that it refuses otherwise, with the same pattern.
 */
export const seenLetter = String.raw`[^\s\p{C}\p{M}\p{DI}\u2800]`;
const seen = new RegExp(seenLetter, 'u');

/** A text as it is stored: without blanks and invisible letters around it. Of those alone nothing is left (S2, T6). */
export const enteredText = (text: string): string => (seen.test(text) ? text.replaceAll(around, '') : '');

const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text stands in one line, without anything that steers a printer; what lies around it is not stored. */
export const isOneLine = (text: string): boolean => !lineBreaks.test(enteredText(text));

/** Texts without those that differ from an earlier one in capitals only, as the field of e-mail addresses takes them (N33). */
export const distinctTexts = (texts: readonly string[]): string[] => {
  const known = new Set<string>();
  return texts.filter((text) => {
    const small = text.toLowerCase();
    return !known.has(small) && known.add(small);
  });
};

/** Blanks of every kind and what steers a printer, many as one; marks of direction and spaces of no width. */
const blanks = /[\s\p{Cc}]+/gu;
const marks = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/**
 * A name as it is stored: in one line and one writing, so that two names that look the same are the same (S2). Marks that
 * join letters stay: some scripts, and faces, are written with them.
 */
export const enteredName = (text: string): string =>
  enteredText(text.normalize('NFC').replaceAll(marks, '').replaceAll(blanks, ' '));
