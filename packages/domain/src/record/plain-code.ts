import { enteredName } from './entered-text.ts';

/** Spaces of no width, soft hyphens, marks of direction and variants of signs: nobody sees them. */
const invisible =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\p{Variation_Selector}]/gu;
/** Hyphens and dashes of every length, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;
/** Blanks that do not break, and those of other widths; line ends and tabs stay, they separate. */
const blanks = /\p{Zs}/gu;
/** The signs of ASCII as wide as Chinese letters. */
const wide = /[\uFF01-\uFF5E]/gu;
const fromWide = 0xfe_e0;

/**
 * A code as it is written down, whatever text program it was copied from: look-alike hyphens, blanks and wide digits
 * as the plain ones, without signs that nobody sees and without blanks around it. For ids, numbers and scans, not for
 * names and sentences, which may have a dash.
 */
export const plainCode = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(blanks, ' ')
    .replaceAll(wide, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - fromWide))
    .trim();

/** A code, or the name of a version or revision, as it is stored: two that look the same are the same. */
export const enteredCode = (text: string): string => plainCode(enteredName(text));
