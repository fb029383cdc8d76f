import { fullName } from '@crt/domain/full-name';
import { changeColumns, type ChangeColumnId } from '@crt/domain/change-list';
import { planFieldText } from '@crt/domain/plan-field';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { changeChains, changes } from '../history/change.tables.ts';
import { sortKeys, type KeptList, type SortKey } from '../list/engine/list-definition.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { filtersOfChanges, filtersOfPlans, type ChangesFilters } from './change-log-filters.ts';
import { changeSentenceIn } from './change-sentence.ts';

type ChangeRow = Output<'listChanges'>['data'][number];

/** A literal, because only then the planner sees that the indexes of changes of plans fit. */
const isOfPlan = sql`${changes.aggregate} = 'plan'`;

const ofChange = (...by: SortKey['by']): SortKey => ({ by: [...by, changes.changedAt], isIndexed: true });

/** Sorted by their plans, changes of one plan stand in the order of its history, which is that of their ids. */
const ofPlan = (...by: SortKey['by']): SortKey => ({
  by: [...by, plans.id],
  isOfParent: true,
  isIndexed: true,
});

/** Sorted by a name that their plans point at. */
const ofNamed = (
  from: PgColumn,
  { id, name }: { readonly id: PgColumn; readonly name: PgColumn },
): SortKey => ({ ...ofPlan(name), joins: [sql`${id.table} on ${eq(id, from)}`] });

const keys: Readonly<Record<ChangeColumnId, SortKey>> = {
  date: ofChange(),
  changeType: ofChange(changes.field),
  userSymbol: ofChange(changes.userSymbol),
  // The first signs of a long text are enough to sort by.
  message: { ...ofChange(sql`left(${changes.newText}, 60)`), isNullable: true },
  requestId: ofPlan(plans.requestId),
  productType: ofNamed(plans.productTypeId, productTypes),
  distributionCenter: {
    ...ofNamed(plans.distributionCenterId, {
      id: distributionCenters.id,
      name: distributionCenters.requestDistributionCentre,
    }),
    isNullable: true,
  },
  poNumber: { ...ofPlan(plans.poNumber), isNullable: true },
};

/** The list of the changes of all plans (V). */
export const changeLogList = {
  name: 'changes',
  columns: changeColumns,
  table: changes,
  id: changes.id,
  always: isOfPlan,
  parent: {
    table: plans,
    id: plans.id,
    from: changes.aggregateId,
    filters: filtersOfPlans,
    // A history says whose it is in the same words as its changes, so that it is asked under their name.
    total: (condition) => sql`select coalesce(sum(length), 0)::int as total
      from ${changeChains} as ${changes} where ${and(isOfPlan, condition)}`,
  },
  filters: filtersOfChanges,
  sortKey: sortKeys(keys),
  sortOf: ({ orderBy = 'date', ascending }) => [
    { columnId: orderBy, isAscending: ascending === 1, namedBy: 'orderBy' },
  ],
} as const satisfies KeptList<ChangesFilters>;

/** The list for somebody who reads times in a zone; UTC without (V). */
export const changeLogFor = (timeZone = 'UTC') => ({
  ...changeLogList,
  findRows: (tx: Database, ids: readonly number[]) => findChangeRows(tx, ids, timeZone),
});

async function findChangeRows(tx: Database, ids: readonly number[], timeZone: string): Promise<ChangeRow[]> {
  const rows = await tx
    .select(shown)
    .from(changes)
    .innerJoin(plans, eq(plans.id, changes.aggregateId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .leftJoin(users, eq(users.id, changes.userId))
    .where(inArray(changes.id, [...ids]));
  return rows.map((row) => toChangeRow(row, timeZone));
}

const shown = {
  change: changes,
  plan: { id: plans.id, requestId: plans.requestId, poNumber: plans.poNumber },
  productType: productTypes.name,
  distributionCenter: distributionCenters.requestDistributionCentre,
  firstName: users.firstName,
  lastName: users.lastName,
};

type Shown = Pick<ChangeRow, 'productType' | 'distributionCenter'> & {
  readonly change: typeof changes.$inferSelect;
  readonly plan: Pick<typeof plans.$inferSelect, 'id' | 'requestId' | 'poNumber'>;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

const toChangeRow = (
  { change, plan, firstName, lastName, ...names }: Shown,
  timeZone: string,
): ChangeRow => ({
  ...names,
  id: change.id,
  fulfilmentPlanId: plan.id,
  requestId: plan.requestId,
  date: change.changedAt.toISOString(),
  changeType: planFieldText(change.field),
  message: changeSentenceIn(timeZone, change),
  userSymbol: change.userSymbol || null,
  source: change.source,
  batchId: change.batchId,
  userName: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
  poNumber: plan.poNumber,
});
