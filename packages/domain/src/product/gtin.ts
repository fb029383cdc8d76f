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
