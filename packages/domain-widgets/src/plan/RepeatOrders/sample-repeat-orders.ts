import { exampleOf } from '@crt/api-client/mocks';
import { getRepeatOrders } from '@crt/api-client/main/repeat-order';
import type { RepeatOrder } from '@crt/api-client/types-main';

/** A tree three deep, with sites in two zones. */
export function sampleRepeatOrders(): RepeatOrder {
  const root = exampleOf(getRepeatOrders);
  const [child] = root.children;
  if (!child) throw new Error('The example of getRepeatOrders has no repetition.');
  const order = (id: number, more: Partial<RepeatOrder> = {}): RepeatOrder => ({
    ...child,
    id,
    planId: `26-${id} R0`,
    children: [],
    ...more,
  });
  // The same instant is another day in Sydney.
  const inSydney = { timeZone: 'Australia/Sydney', shipmentDueDate: '2026-12-03T23:00:00Z' };
  const inAmsterdam = { timeZone: 'Europe/Amsterdam', shipmentDueDate: '2026-12-03T22:00:00Z' };
  return {
    ...root,
    children: [
      order(10_620, { ...inAmsterdam, children: [order(10_701, { productNumber: 'A-1' })] }),
      order(10_622, { ...inSydney, productNumber: 'Z-9' }),
    ],
  };
}
