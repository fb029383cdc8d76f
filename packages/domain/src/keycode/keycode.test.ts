import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canChangeDocumentsOfKeyCode, keyCodeAlphabet, keyCodeOf, keyCodeSet } from './keycode.ts';

it('makes eight characters, none that looks like another one (Q2)', () => {
  expect(keyCodeAlphabet).not.toMatch(/[IO01]/);
  const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(number, { minLength: 8, maxLength: 8 }), (numbers) => {
      expect(keyCodeOf(numbers)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    }),
  );
});

it('keeps equal sets as equal lists, in whatever order they came (Q6)', () => {
  expect(keyCodeSet([9, 3, 9, 20])).toEqual([3, 9, 20]);
  fc.assert(
    fc.property(fc.array(fc.nat()), (ids) => {
      expect(keyCodeSet(ids.toReversed())).toEqual(keyCodeSet([...ids, ...ids]));
    }),
  );
});

it('gets no other documents while products have it (Q6)', () => {
  expect(canChangeDocumentsOfKeyCode(false)).toEqual({ isAllowed: true });
  expect(canChangeDocumentsOfKeyCode(true)).toMatchObject({
    reason: 'A keycode that products have keeps its document versions.',
  });
});
