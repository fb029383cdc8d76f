import { expect, test } from 'vitest';
import { decimalSignFor, withDecimalSign } from './decimal-sign.ts';

test.each([
  ['2.5', 'en-GB', '2.5'],
  ['2,5', 'en-GB', '2.5'],
  ['-2,25', 'en-GB', '-2.25'],
  ['1,234', 'en-GB', '1,234'],
  ['1,234,567', 'en-GB', '1,234,567'],
  ['1,234.5', 'en-GB', '1,234.5'],
  ['1234,567', 'en-GB', '1234.567'],
  ['2.5', 'de-DE', '2,5'],
  ['1.234', 'de-DE', '1.234'],
  ['2,5', 'de-DE', '2,5'],
  ['25', 'en-GB', '25'],
  ['', 'en-GB', ''],
])('%s typed in %s is read as %s: its digits are not put together', (typed, locale, read) => {
  expect(withDecimalSign(typed, locale)).toBe(read);
});

test.each([
  [',', 'en-GB', false, '.'],
  [',', 'en-GB', true, undefined],
  ['.', 'en-GB', false, undefined],
  ['.', 'pl-PL', true, ','],
  ['.', 'de-DE', true, undefined],
  ['5', 'en-GB', false, undefined],
  [null, 'en-GB', false, undefined],
])('%s typed in %s (groups: %s) is written as %s', (typed, locale, hasGroups, sign) => {
  expect(decimalSignFor(typed, locale, hasGroups)).toBe(sign);
});
