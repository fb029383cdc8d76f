import { expect, test } from 'vitest';
import { distinctTexts, enteredName, enteredText, isOneLine } from './entered-text.ts';

test.each([
  ['  Berlin Holidays ', 'Berlin Holidays'],
  ['\u00A0\t\n', ''],
  // A space of no width, a joiner, marks of direction, a soft hyphen, the blank of Braille and that of Hangul.
  ['\u200B', ''],
  ['\u2060\u200F\u00AD\u2800\u3164', ''],
  // The fillers of Hangul, a joiner of marks, marks and variants of no letter.
  ['\u115F\u1160\uFFA0', ''],
  ['\u034F', ''],
  ['\uFE0F\u{E0100}', ''],
  ['\u0301', ''],
  ['❤\uFE0F', '❤\uFE0F'],
  // A joiner of marks, and a vowel that is not written.
  ['OZ1\u034F', 'OZ1'],
  ['OZ1\u17B4', 'OZ1'],
  ['\uFEFFName\u200B', 'Name'],
  ['Ober\u00ADstufe', 'Ober\u00ADstufe'],
  ['👩‍🔬', '👩‍🔬'],
  ['', ''],
])('%j is stored as %j', (entered, stored) => {
  expect(enteredText(entered)).toBe(stored);
});

test.each([
  ['Cafe\u0301 X', 'Caf\u00E9 X'],
  ['Zero\u200Bwidth', 'Zerowidth'],
  ['Nb\u00A0sp  two', 'Nb sp two'],
  ['One\nline\u0007', 'One line'],
  ['exe.\u202Egnp', 'exe.gnp'],
  ['👩‍🔬', '👩‍🔬'],
  [' \u200B ', ''],
])('the name %j is stored as %j', (entered, stored) => {
  expect(enteredName(entered)).toBe(stored);
});

test.each([
  ['Early shift', true],
  [' Early shift\n', true],
  ['Early\nshift', false],
  ['Early\u2028shift', false],
  ['Early\u0007', false],
  ['', true],
])('%j is in one line: %j', (text, isSo) => {
  expect(isOneLine(text)).toBe(isSo);
});

test('of texts that differ in capitals only the first stays', () => {
  expect(distinctTexts(['a@x.org', 'A@x.org', 'b@x.org', 'a@X.ORG'])).toEqual(['a@x.org', 'b@x.org']);
  expect(distinctTexts([])).toEqual([]);
});
