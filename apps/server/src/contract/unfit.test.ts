import { expect, it } from 'vitest';
import { findUnfit } from './unfit.ts';

function nested(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
}

const half = '\ud83d';

it.each<[string, unknown, string, string]>([
  ['U+0000', { name: 'a\0b' }, '/body/name', 'must not contain the character U+0000'],
  ['U+0000 in a name', [{ 'a\0': 1 }], '/body/0/a\0', 'must not contain the character U+0000'],
  ['the first half of a character', ['fits', half], '/body/1', 'must not contain half of a character'],
  ['a second half', { a: { b: '\ude00' } }, '/body/a/b', 'must not contain half of a character'],
  ['half of one in a name', { [`x${half}`]: 1 }, '/body/x\ufffd', 'must not contain half of a character'],
])('refuses %s', (_what, value, path, message) => {
  expect(findUnfit(value, '/body')).toEqual({ path, message });
});

it.each([33, 10_000, 500_000])('refuses %i levels without falling over', (levels) => {
  expect(findUnfit(nested(levels), '/body')?.message).toBe('is nested too deep');
});

it.each<[string, unknown]>([
  ['both halves', { name: '😀 \u202e \u200d \ufeff' }],
  ['32 levels', nested(32)],
  ['other control characters', ['\u0001\t\n']],
  ['a file', { file: Buffer.from('a\0b') }],
])('takes %s', (_what, value) => {
  expect(findUnfit(value, '/body')).toBeUndefined();
});
