import { describe, expect, it } from 'vitest';
import { tabOfKey } from './tab-keys.ts';

const items = [
  { id: 'a', isDisabled: true },
  { id: 'b' },
  { id: 'c', isDisabled: true },
  { id: 'd' },
  { id: 'e' },
];

describe('the key of a tab', () => {
  it.each([
    ['b', 'ArrowRight', false, 'd'],
    ['d', 'ArrowLeft', false, 'b'],
    ['e', 'ArrowRight', false, 'b'],
    ['b', 'ArrowLeft', false, 'e'],
    ['b', 'ArrowLeft', true, 'd'],
    ['d', 'ArrowRight', true, 'b'],
    ['e', 'Home', false, 'b'],
    ['b', 'End', false, 'e'],
    ['b', 'ArrowDown', false, undefined],
  ])('from %s %s (right to left: %s) leads to %s', (from, key, isRightToLeft, to) => {
    const current = items.findIndex(({ id }) => id === from);
    expect(tabOfKey(items, current, key, isRightToLeft)?.id).toBe(to);
  });

  it('leads nowhere else where there is one open tab, and nowhere where there is none', () => {
    const one = [{ id: 'a' }, { id: 'b', isDisabled: true }];
    expect(tabOfKey(one, 0, 'ArrowRight', false)?.id).toBe('a');
    expect(tabOfKey([{ id: 'a', isDisabled: true }], 0, 'End', false)).toBeUndefined();
  });
});
