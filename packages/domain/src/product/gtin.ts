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

/** The warning for a GTIN whose last digit is not its check digit (P22); it never blocks. */
export function gtinWarning(gtin: string): string | undefined {
  if (gtinErrors(gtin).length > 0) return undefined;
  const expected = checkDigit(gtin.slice(0, -1));
  return gtin.endsWith(String(expected))
    ? undefined
    : `The check digit of this GTIN should be ${expected}. It can be used nevertheless.`;
}
