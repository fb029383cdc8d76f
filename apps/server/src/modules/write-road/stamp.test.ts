import { expect, it } from 'vitest';
import { decodeStamp, encodeStamp } from './stamp.ts';

it('goes to the wire and back', () => {
  expect(encodeStamp(1)).toBe('AAAAAAAAAAE=');
  expect([1, 255, 256, 2 ** 40].map((counter) => decodeStamp(encodeStamp(counter)))).toEqual([
    1,
    255,
    256,
    2 ** 40,
  ]);
});

it.each(['', 'x', 'AAAA', 'AAAAAAAAAAE', 'AAAAAAAAAAEA', '////////////', '//////////8='])(
  '%j is no stamp',
  (text) => {
    expect(decodeStamp(text)).toBeUndefined();
  },
);
