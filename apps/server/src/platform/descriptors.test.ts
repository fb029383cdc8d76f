import { expect, it } from 'vitest';
import { DescriptorWatch, descriptorLimit } from './descriptors.ts';

/** A watch over so many descriptors, and what it believes of them at a time. */
function watchOf(limit: number) {
  let [open, at]: [number | undefined, number] = [0, 0];
  const watch = new DescriptorWatch({ limit, count: () => open, now: () => at });
  return {
    watch,
    isShortAt: (time: number, now: number | undefined) => {
      [open, at] = [now, time];
      return watch.isShort();
    },
  };
}

it('is short while fewer than a sixteenth are left, of many while fewer than a hundred', () => {
  const small = watchOf(1_024);
  expect([small.isShortAt(0, 960), small.isShortAt(300, 961), small.isShortAt(600, 500)]).toEqual([
    false,
    true,
    false,
  ]);
  const large = watchOf(1_000_000);
  expect([large.isShortAt(0, 999_900), large.isShortAt(300, 999_901)]).toEqual([false, true]);
});

it('counts four times a second at most, and what is opened between', () => {
  const { watch, isShortAt } = watchOf(1_024);
  expect(isShortAt(0, 960)).toBe(false);
  expect(isShortAt(249, 1_024)).toBe(false);
  watch.opened();
  expect(isShortAt(249, 0)).toBe(true);
  expect(isShortAt(250, 0)).toBe(false);
});

it('is never short where the system does not tell', () => {
  expect(watchOf(1_024).isShortAt(0, undefined)).toBe(false);
});

it('knows how many this process may have, and that it has them', () => {
  expect(descriptorLimit()).toBeGreaterThan(100);
  expect(new DescriptorWatch({ limit: descriptorLimit() }).isShort()).toBe(false);
  expect(new DescriptorWatch({ limit: 3 }).isShort()).toBe(process.platform === 'linux');
});
