import { toggleSort } from '@crt/ui/DataTable';
import { expect, it } from 'vitest';
import { changesList } from '../../change/changes-list.ts';
import { cyclesList } from '../../cycle/cycle-list.ts';
import { combinedOrdersList } from '../../job/CombinedOrder/combined-order-list.ts';
import { plansList } from '../../plan/plan-list.ts';
import { trackingList } from '../../tracking/tracking-list.ts';
import { readListAddress, writeListAddress } from './list-address.ts';
import type { QueryFacts } from './list-query.ts';

/** The directions of a column that three presses on its head show, each read from the address of the one before. */
function shownByPressing<Filters, Wire>(list: QueryFacts<Filters, Wire>, columnId: string) {
  const directions = new Set<string | undefined>();
  let shown = readListAddress(list, new URLSearchParams());
  for (const _press of [1, 2, 3]) {
    const sort = toggleSort(shown.sort, columnId, false, list.sort.first);
    shown = readListAddress(list, writeListAddress(list, { ...shown, sort }));
    directions.add(shown.sort.find((term) => term.columnId === columnId)?.direction);
  }
  return directions;
}

function expectBothDirections<Filters, Wire>(list: QueryFacts<Filters, Wire>) {
  const sortable = list.columns.filter(({ isSortable }) => isSortable);
  expect(sortable.length).toBeGreaterThan(0);
  const oneWay = sortable.filter(({ id }) => {
    const directions = shownByPressing(list, id);
    return !directions.has('ascending') || !directions.has('descending');
  });
  expect(oneWay).toEqual([]);
}

it('every column of every list goes up and down, that of the default order too (Z4, V9)', () => {
  expectBothDirections(changesList);
  expectBothDirections(trackingList);
  expectBothDirections(cyclesList);
  expectBothDirections(combinedOrdersList);
  expectBothDirections(plansList);
});
