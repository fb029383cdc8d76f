import { planColumns } from '@crt/domain/plan-list';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { columnsIn } from '../../../platform/db/columns-in.ts';
import type { ListFilter } from '../../list/engine/list-definition.ts';
import { keptFilters } from '../../list/filters-at.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';
import { planFilters } from './plan.list.ts';
import { planSortKey } from './plan-sort-keys.ts';

const namesIn = (part: unknown) => columnsIn(part, plans).map(({ name }) => name);

const indexed = (name: string) =>
  getTableConfig(plans)
    .indexes.filter(({ config }) => config.name === name)
    .flatMap(({ config }) => config.columns.map((column) => ('name' in column ? column.name : undefined)));

const asked = { filters: {}, viewer: { now: new Date(0), timeZone: 'UTC' }, at: keptFilters };
const chosen = Object.entries(planFilters as Record<string, ListFilter<unknown, PlanFilters>>).flatMap(
  ([name, { offer, condition }]) =>
    offer ? namesIn(condition(name === 'chosenProducts' ? ['1', '1-1'] : [1], asked)) : [],
);
const sorted = planColumns.flatMap(({ id }) => {
  const { by = [], joins = [] } = planSortKey(id) ?? {};
  return namesIn([...by, ...joins]);
});

it.each(['plans_list', 'plans_with_cycle'])('%s has all that is chosen and sorted by', (name) => {
  expect(Math.min(chosen.length, sorted.length)).toBeGreaterThan(3);
  expect(indexed(name)).toEqual(expect.arrayContaining([...chosen, ...sorted]));
});
