import { expect, it } from 'vitest';
import { type PressedKey, capsOf, isEndOf, isSingleKey } from './shortcut-keys.ts';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it('knows Mod on every keyboard', () => {
  expect(isEndOf('Mod+K', [press('k', { ctrlKey: true })], false)).toBe(true);
  expect(isEndOf('Mod+K', [press('k', { metaKey: true })], false)).toBe(false);
  expect(isEndOf('Mod+K', [press('k', { metaKey: true })], true)).toBe(true);
  expect(isEndOf('Mod+K', [press('k')], false)).toBe(false);
});

it('takes signs with and without Shift, letters exactly', () => {
  expect(isEndOf('?', [press('?', { shiftKey: true })], false)).toBe(true);
  expect(isEndOf('?', [press('?')], false)).toBe(true);
  expect(isEndOf('N', [press('N', { shiftKey: true })], false)).toBe(false);
  expect(isEndOf('Mod++', [press('+', { ctrlKey: true })], false)).toBe(true);
});

it('takes keys one after the other', () => {
  expect(isEndOf('G P', [press('x'), press('g'), press('p')], false)).toBe(true);
  expect(isEndOf('G P', [press('p'), press('g')], false)).toBe(false);
  expect(isEndOf('G P', [press('p')], false)).toBe(false);
});

it('tells what could also be writing', () => {
  expect(['?', 'G P', 'Mod+K', 'Escape', 'Alt+N'].map(isSingleKey)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('takes the space bar by its name, as a key of its own', () => {
  expect(isEndOf('Space', [press(' ')], false)).toBe(true);
  expect(isSingleKey('Space')).toBe(true);
});

it('names the caps', () => {
  expect(capsOf('Mod+Shift+ArrowUp', false)).toEqual([['Ctrl', 'Shift', '↑']]);
  expect(capsOf('Mod+K', true)).toEqual([['⌘', 'K']]);
  expect(capsOf('Space', false)).toEqual([['Space']]);
  expect(capsOf('G P', false)).toEqual([['G'], ['P']]);
});
