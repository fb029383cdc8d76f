import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoText } from './iso-text.ts';

it('says the same as toISOString of every date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }), (milliseconds) => {
      expect(isoText(milliseconds)).toBe(new Date(milliseconds).toISOString());
    }),
    { numRuns: 12_000 },
  );
  expect(() => isoText(Number.NaN)).toThrow(RangeError);
});
