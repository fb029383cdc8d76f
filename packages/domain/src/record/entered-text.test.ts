import { expect, test } from 'vitest';
import { enteredName, enteredText } from './entered-text.ts';

test.each([
  ['  Berlin Holidays ', 'Berlin Holidays'],
  ['\u00A0\t\n', ''],
  // A space of no width, a joiner, marks of direction, a soft hyphen, the blank of Braille and that of Hangul.
  ['\u200B', ''],
  ['\u2060\u200F\u00AD\u2800\u3164', ''],
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
