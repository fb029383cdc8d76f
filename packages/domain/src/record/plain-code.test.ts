import { expect, it } from 'vitest';
import { plainCode } from './plain-code.ts';

it.each([
  ['26\u201110412', 'a hyphen that does not break'],
  ['26\u201010412', 'the hyphen of typographers'],
  ['26\u201310412', 'an en dash'],
  ['26\u201410412', 'an em dash'],
  ['26\u221210412', 'a minus sign'],
  ['26\uFF0D10412', 'a wide hyphen'],
  ['26-\u200B10412', 'a space of no width'],
  ['\uFEFF26-10412', 'a byte order mark'],
  ['26-10\uFE0F412', 'a sign that only varies another'],
  ['26-10\u00AD412', 'a soft hyphen, which is only shown where a line ends'],
  ['\u00A026-10412\u202F', 'blanks that do not break'],
  ['\uFF12\uFF16-\uFF11\uFF10\uFF14\uFF11\uFF12', 'wide digits'],
])('reads %j, with %s, as the plain id', (typed) => {
  expect(plainCode(typed)).toBe('26-10412');
});

it('leaves what is plain, and the blanks within', () => {
  expect(plainCode(' SO 1/ab_C.9 ')).toBe('SO 1/ab_C.9');
  expect(plainCode('26-1\t26-2\n26-3')).toBe('26-1\t26-2\n26-3');
});
