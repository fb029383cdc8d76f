import { expect, it } from 'vitest';
import { hasQuantity, shownQuantity } from './quantity.ts';
import { reOrderWarnings } from './re-order.ts';
import type { RequestType } from './request-type.ts';

it('asks before a plan is repeated that is terminated or was never made', () => {
  const asked = (type: 1 | 2 | 4, status: 0 | 9 | 10) =>
    reOrderWarnings({ requestId: '26-1', type, status }).join();
  expect(asked(1, 10)).toBe('');
  expect(asked(2, 0)).toBe('');
  expect(asked(1, 9)).toBe('Request 26-1 is terminated. Order it again anyway?');
  expect(asked(4, 10)).toBe('Request 26-1 is a design only and was never made. Order it again anyway?');
});

it.each<[RequestType, string, boolean]>([
  [1, 'SMRP', true],
  [1, 'PEEK', false],
  [2, 'PEEK', true],
  [2, 'SMRP', true],
  [3, 'SMRP', false],
])('a plan of kind %i and type %s has a quantity: %s (F16, E29)', (type, code, has) => {
  expect([hasQuantity(type, code), shownQuantity(type, code, 7)]).toEqual([has, has ? 7 : null]);
});
