/** Digits of a GTIN (P4). */
export const gtinLength = 14;

const digits = /^[0-9]*$/;

/** What is wrong with the entered text of a GTIN, in the words of the specification (P4). */
export function gtinErrors(gtin: string): string[] {
  if (gtin === '') return ['GTIN is required'];
  return [
    ...(gtin.length === gtinLength ? [] : ['GTIN should contain 14 characters']),
    ...(digits.test(gtin) ? [] : ['GTIN should contain numberic characters only']),
  ];
}

/** The check digit for the first digits of a GTIN (GS1): weights 3 and 1 in turn, from the right. */
function checkDigit(digitsBefore: string): number {
  const sum = digitsBefore
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last one of some digits is their check digit (GS1). */
export const hasCheckDigit = (gtin: string): boolean => gtin.endsWith(String(checkDigit(gtin.slice(0, -1))));

/** The warning for a GTIN whose last digit is not its check digit (P22); it never blocks. */
export function gtinWarning(gtin: string): string | undefined {
  if (gtinErrors(gtin).length > 0) return undefined;
  if (hasCheckDigit(gtin)) return undefined;
  const expected = checkDigit(gtin.slice(0, -1));
  return `The check digit of this GTIN should be ${expected}. It can be used nevertheless.`;
}

/** Shorter numbers of GS1 are GTINs with zeros before them. */
const shorter = new Set([8, 12, 13]);

const isDigit = /^\p{Nd}$/u;

/** A digit of whatever script as one of ours: each script has its ten in order, one after the other. */
function plainDigit(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0) ?? 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The GTIN that a text is: 14 digits, or 8, 12 or 13 with a right check digit (GS1); digits of any script. */
export function gtinIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, plainDigit);
  if (!/^[0-9]+$/.test(plain)) return undefined;
  if (plain.length === gtinLength) return plain;
  const filled = plain.padStart(gtinLength, '0');
  return shorter.has(plain.length) && hasCheckDigit(filled) ? filled : undefined;
}

/** Lengths of the older numbers that a GTIN holds behind leading zeros (GS1). */
const shorterLengths = [8, 12, 13];

const hasRightCheckDigit = (text: string) => text.endsWith(String(checkDigit(text.slice(0, -1))));

/** Digits of every script and width as those of ASCII; what is no digit stays. */
const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (sign) => String(digitValue(sign.codePointAt(0) ?? 0)));

/** Unicode has the digits of a script one after the other, and those of several writings in tens: the first is a zero. */
function digitValue(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** How spreadsheets show a long number: digits of it are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d+$/iu;

/** A GTIN of a file: as it is stored, what speaks against it, and what is to be said about it all the same. */
export interface ImportedGtin {
  readonly gtin: string;
  readonly errors: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Reads the GTIN of a file, which may be written with spaces, in digits of any script, and with 8, 12 or 13 digits when the
 * check digit is right: it then gets leading zeros, and a note says so (GS1). In a form 14 digits are required (P4).
 */
export function readImportedGtin(text: string): ImportedGtin {
  const gtin = plainDigits(text.replaceAll(/[\s\p{Cf}]/gu, ''));
  if (gtin === '') return { gtin, errors: [], notes: [] };
  if (shortened.test(gtin)) {
    const error = `The spreadsheet shortened this GTIN to ${gtin}. Format the column as text and enter it again.`;
    return { gtin, errors: [error], notes: [] };
  }
  if (digits.test(gtin) && shorterLengths.includes(gtin.length) && hasRightCheckDigit(gtin)) {
    const filled = gtin.padStart(gtinLength, '0');
    return { gtin: filled, errors: [], notes: [`GTIN ${gtin} was filled with leading zeros to ${filled}.`] };
  }
  const warning = gtinWarning(gtin);
  return { gtin, errors: gtinErrors(gtin), notes: warning === undefined ? [] : [warning] };
}
