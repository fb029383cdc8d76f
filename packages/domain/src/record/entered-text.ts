/** Blanks, and letters that nobody sees: a name of them alone is none. */
const unseen = String.raw`[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]+`;
const around = new RegExp(`^${unseen}|${unseen}$`, 'gu');

/** A text as it is stored: without blanks and invisible letters around it. Of those alone nothing is left (S2, T6). */
export const enteredText = (text: string): string => text.replaceAll(around, '');
