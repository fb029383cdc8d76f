import { planColumns } from '@crt/domain/plan-list';
import { Column, SQL, is } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { ListFilter } from '../../list/engine/list-definition.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';
import { planFilters } from './plan.list.ts';
import { planSortKey } from './plan-sort-keys.ts';

/** The columns of plans that a statement names. */
function columnsIn(part: unknown): string[] {
  if (is(part, Column)) return part.table === plans ? [part.name] : [];
  if (is(part, SQL)) return columnsIn(part.queryChunks);
  return Array.isArray(part) ? part.flatMap(columnsIn) : [];
}

const indexed = (name: string) =>
  getTableConfig(plans)
    .indexes.filter(({ config }) => config.name === name)
    .flatMap(({ config }) => config.columns.map((column) => ('name' in column ? column.name : undefined)));

const asked = { filters: {}, viewer: { now: new Date(0), timeZone: 'UTC' }, at: '' };
const chosen = Object.entries(planFilters as Record<string, ListFilter<unknown, PlanFilters>>).flatMap(
  ([name, { offer, condition }]) =>
    offer ? columnsIn(condition(name === 'chosenProducts' ? ['1', '1-1'] : [1], asked)) : [],
);
const sorted = planColumns.flatMap(({ id }) => {
  const { by = [], joins = [] } = planSortKey(id) ?? {};
  return columnsIn([...by, ...joins]);
});

it.each(['plans_list', 'plans_with_cycle'])('%s has all that is chosen and sorted by', (name) => {
  expect(Math.min(chosen.length, sorted.length)).toBeGreaterThan(3);
  expect(indexed(name)).toEqual(expect.arrayContaining([...chosen, ...sorted]));
});
