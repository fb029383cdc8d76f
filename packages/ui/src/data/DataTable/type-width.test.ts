import { expect, test } from 'vitest';
import { declaredWidth, drawnWidth } from './type-width.ts';

test('what fits text of 14 px fits the larger type of the factory floor too, its wider padding included', () => {
  const text = 108;
  expect(drawnWidth(text + 24, 'floor')).toBeGreaterThanOrEqual(Math.ceil((text * 16) / 14) + 32);
  expect(drawnWidth(text + 24, 'comfortable')).toBe(text + 24);
  expect(drawnWidth(text + 24, 'compact')).toBe(text + 24);
});

test('a width kept on the floor is the same width elsewhere: within a pixel over any change of density', () => {
  for (const declared of [64, 92, 132, 160, 260, 1200])
    expect(Math.abs(declaredWidth(drawnWidth(declared, 'floor'), 'floor') - declared)).toBeLessThanOrEqual(1);
});
