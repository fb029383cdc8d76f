import { and, asc, desc, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidRequest } from '../../../errors.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { locationCondition } from './additional-conditions.ts';
import type { MilestoneSpan } from './milestone-span.ts';
import { centerCondition, productCondition } from './plan-conditions.ts';
import type { PlanFilters } from './plan-query.ts';

type SortColumn = NonNullable<PlanFilters['sortColumns']>[number];

/** What the list is ordered by: a column, and the table that has to be joined for it. */
interface SortKey {
  readonly by: PgColumn | SQL;
  readonly join?: SQL;
  /** A table that tells the order of its plans alone: everything behind FROM, and what the id of a plan is called there. */
  readonly alone?: { readonly from: SQL; readonly id: SQL };
  /** The few rows that the plans are sorted by the name of, and the column of the plan that points at them. */
  readonly groups?: {
    readonly of: PgTable;
    readonly id: PgColumn;
    readonly from: PgColumn;
    /** What the filters ask of that column: an index has both, so that other groups are not even looked into. */
    narrowed(filters: PlanFilters): SQL | undefined;
  };
  /** Which plans have a value, and which have none where it is not just the opposite; absent when all have one. */
  readonly isPresent?: SQL;
  readonly isMissing?: SQL;
}

const ofProducts = ({ chosenProducts }: PlanFilters) => productCondition(chosenProducts);

const sortKeys: Readonly<Record<string, SortKey>> = {
  id: { by: plans.id },
  requestId: { by: plans.requestId },
  requestIdWithRevision: { by: plans.requestId },
  requestTypeId: { by: plans.type },
  priority: { by: plans.priority },
  designStatus: { by: plans.designStatus },
  processingStatus: { by: plans.status },
  processingStatusDescription: { by: plans.status },
  manufacturingProgress: { by: plans.manufacturingProgress },
  linksCount: { by: plans.linksCount },
  quantity: { by: plans.quantity },
  orderNumber: { by: plans.orderNumber, isPresent: isNotNull(plans.orderNumber) },
  createdDate: { by: plans.createdAt },
  plannedSurgeryDate: { by: plans.plannedSurgeryDate, isPresent: isNotNull(plans.plannedSurgeryDate) },
  productType: {
    by: productTypes.name,
    join: sql`${productTypes} on ${eq(productTypes.id, plans.productTypeId)}`,
    groups: { of: productTypes, id: productTypes.id, from: plans.productTypeId, narrowed: ofProducts },
  },
  productNumber: {
    by: products.number,
    isPresent: isNotNull(plans.productId),
    join: sql`${products} on ${eq(products.id, plans.productId)}`,
    groups: { of: products, id: products.id, from: plans.productId, narrowed: ofProducts },
  },
  distributionCenter: {
    by: distributionCenters.requestDistributionCentre,
    isPresent: isNotNull(plans.distributionCenterId),
    join: sql`${distributionCenters} on ${eq(distributionCenters.id, plans.distributionCenterId)}`,
    groups: {
      of: distributionCenters,
      id: distributionCenters.id,
      from: plans.distributionCenterId,
      narrowed: ({ chosenDistributionCenters }) => centerCondition(chosenDistributionCenters),
    },
  },
  manufacturingLocation: {
    by: manufacturingLocations.name,
    isPresent: isNotNull(plans.manufacturingLocationId),
    join: sql`${manufacturingLocations} on ${eq(manufacturingLocations.id, plans.manufacturingLocationId)}`,
    groups: {
      of: manufacturingLocations,
      id: manufacturingLocations.id,
      from: plans.manufacturingLocationId,
      narrowed: ({ selectedAdditionalFilters }) => locationCondition(selectedAdditionalFilters),
    },
  },
  underlyingRequestId: { by: plans.underlyingRequestId, isPresent: isNotNull(plans.underlyingRequestId) },
};

/** A stretch of the list: either all plans, or those that have a value to sort by, or the rest. */
export interface OrderPart {
  /** What its plans come from, or those of them that match: everything behind FROM, in the order of the stretch. */
  inOrder(where?: SQL): SQL;
  /** Nothing but the ids of the plans, as `id`, in that order. */
  ids(where?: SQL): SQL;
  /** What the id of a plan is called in the table of dates that has the order; absent where plans have it. */
  readonly idOfDate?: SQL;
  /** The same without order, for counting. */
  unordered(where?: SQL): SQL;
}

/** One of the columns that a list is sorted by. */
interface OrderKey {
  readonly by: SQL | PgColumn;
  readonly isAscending: boolean;
  /** Whether every plan has a value. */
  readonly isAlwaysThere: boolean;
}

/** The order of the list in SQL, and what has to be joined to know it. */
export interface PlanOrder {
  readonly joins: SQL;
  /** Whether indexes on plans have it, and with it what filters ask of plans. */
  readonly isInIndexes: boolean;
  /** Whether the plans alone tell it: nothing has to be joined. */
  readonly isOfPlans: boolean;
  /** The keys from the first to the last, without the id. */
  readonly keys: readonly OrderKey[];
  /** The direction of the id, which is the last key so that pages never overlap. */
  readonly isAscending: boolean;
  /** The list in parts that follow one another, each in the order of an index; none when several columns sort. */
  readonly parts: readonly OrderPart[];
}

/**
 * The order that the sort columns ask for, with the id as last key so that pages never overlap; without any, the
 * newest plan comes first. Missing values stand last. An unknown column is refused (E25).
 * @param span the dates to which the filters keep the plans; sorted by the same dates, the list begins there
 */
export function planOrder(filters: PlanFilters, span?: MilestoneSpan): PlanOrder {
  const columns = filters.sortColumns ?? [];
  const found = columns.map((column, place) => sortKeyOf(column, place, filters, span));
  const isAscending = columns.at(-1)?.sortOrder === 1;
  const joins = [...new Set(found.flatMap(({ join }) => (join ? [join] : [])))];
  const keys = found.map(({ by, isPresent }, place) => ({
    by,
    isAscending: columns[place]?.sortOrder === 1,
    isAlwaysThere: !isPresent,
  }));
  const outer = sql.join(
    joins.map((join) => sql`left join ${join}`),
    sql` `,
  );
  const [first = sortKeys['id']] = found;
  const parts = first && keys.length < 2 ? partsOf(first, isAscending, filters) : [];
  const isInIndexes = parts.length > 0 && !first?.alone;
  return { joins: outer, isInIndexes, isOfPlans: joins.length === 0, keys, isAscending, parts };
}

/** `order by` with missing values last, whatever the direction. */
export function orderBy(keys: PlanOrder['keys'], isAscending: boolean, id: SQL | PgColumn): SQL {
  const order = keys.map((key) => (key.isAscending ? asc(key.by) : sql`${key.by} desc nulls last`));
  return sql.join([...order, direct(id, isAscending)], sql`, `);
}

const direct = (by: SQL | PgColumn, isAscending: boolean) => (isAscending ? asc(by) : desc(by));

/** Without missing values among them, an index gives both directions; those without a value follow by id. */
function partsOf(key: SortKey, isAscending: boolean, filters: PlanFilters): OrderPart[] {
  const present = key.groups
    ? groupedPart(key, key.groups, isAscending, filters)
    : plainPart(key, isAscending);
  if (!key.isPresent) return [present];
  const isMissing = key.isMissing ?? not(key.isPresent);
  const unordered = (where?: SQL) => sql`${plans} where ${and(isMissing, where)}`;
  const inOrder = (where?: SQL) => sql`${unordered(where)} order by ${direct(plans.id, isAscending)}`;
  return [present, { unordered, inOrder, ids: (where) => idsOf(inOrder(where)) }];
}

const idsOf = (from: SQL) => sql`select ${plans.id} from ${from}`;

function plainPart({ by, join, alone, isPresent }: SortKey, isAscending: boolean): OrderPart {
  const orderWith = (id: SQL | PgColumn) =>
    sql`order by ${direct(by, isAscending)}, ${direct(id, isAscending)}`;
  const unordered = (where?: SQL) => {
    const condition = and(isPresent, where);
    return sql`${plans} ${join ? sql`join ${join}` : sql``} ${condition ? sql`where ${condition}` : sql``}`;
  };
  const inOrder = (where?: SQL) => sql`${unordered(where)} ${orderWith(plans.id)}`;
  if (!alone) return { unordered, inOrder, ids: (where) => idsOf(inOrder(where)) };
  const ids = (where?: SQL) =>
    sql`select ${alone.id} as id from ${alone.from} and ${and(isPresent, where)} ${orderWith(alone.id)}`;
  return { unordered, inOrder, ids, idOfDate: alone.id };
}

/** Plans in the order of a name that few share: the names in their order, and the plans of each in the order of ids. */
function groupedPart(
  { by }: SortKey,
  { of, id, from, narrowed }: NonNullable<SortKey['groups']>,
  isAscending: boolean,
  filters: PlanFilters,
): OrderPart {
  const named = sql`(select ${id} as group_id, ${by} as group_name from ${of} order by ${direct(by, isAscending)})`;
  const inOrder = (where = narrowed(filters)) => sql`${named} as named cross join lateral (
    select ${plans}.* from ${plans} where ${and(eq(from, sql`named.group_id`), where)} order by ${direct(plans.id, isAscending)}) as ${plans}`;
  const unordered = (where?: SQL) => sql`${plans} where ${and(isNotNull(from), where)}`;
  return { unordered, inOrder, ids: (where) => idsOf(inOrder(where)) };
}

/** Refuses an order by a column that there is not, before it is kept; `at` is its place in the body. @throws invalid-request */
export function refuseUnknownColumns(filters: PlanFilters, at: string): void {
  for (const [place, column] of (filters.sortColumns ?? []).entries())
    sortKeyOf(column, place, filters, undefined, at);
}

function sortKeyOf(
  column: SortColumn,
  place: number,
  filters: PlanFilters,
  span: MilestoneSpan | undefined,
  at = '/body/filters/sortColumns',
): SortKey {
  const field = column.columnName ?? fieldAt(column.sortedColumn, filters);
  const milestoneId = column.milestoneId ?? milestoneIdOf(field);
  if (milestoneId !== undefined)
    return milestoneKey(milestoneId, column.milestoneDateType === 0, place, span);
  const key = field === undefined || !Object.hasOwn(sortKeys, field) ? undefined : sortKeys[field];
  if (key) return key;
  const path = `${at}/${place}/columnName`;
  throw invalidRequest([
    { path, message: `There is no column ${field ?? 'with this position'} to sort by.` },
  ]);
}

/** The column at a position of the columns that were sent along. */
function fieldAt(position: number | null | undefined, filters: PlanFilters): string | undefined {
  return position == null ? undefined : filters.availableColumns?.[position]?.field;
}

/** Columns of milestones are named 'milestone:7'. */
function milestoneIdOf(field: string | undefined): number | undefined {
  const digits = /^milestone:(\d{1,4})$/.exec(field ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function milestoneKey(
  milestoneId: number,
  isActual: boolean,
  place: number,
  span: MilestoneSpan | undefined,
): SortKey {
  const alias = sql.identifier(`milestone_${place}`);
  const column = isActual ? planMilestones.actualAt : planMilestones.plannedAt;
  const id = sql`${alias}.${sql.identifier(planMilestones.planId.name)}`;
  const ofType = sql`${alias}.${sql.identifier(planMilestones.type.name)} = ${Math.min(milestoneId, 32_767)}`;
  const matches = and(sql`${id} = ${plans.id}`, ofType);
  const by = sql`${alias}.${sql.identifier(column.name)}`;
  const isPresent = isNotNull(by);
  return {
    by,
    // Milestones without a date are left out: joined to a plan they say the same as none, and they are many.
    join: sql`${planMilestones} ${alias} on ${and(matches, isPresent)}`,
    alone: { from: sql`${planMilestones} ${alias} where ${ofType}`, id },
    isPresent:
      span?.type === milestoneId && span.isActual === isActual ? (span.holds(by) ?? isPresent) : isPresent,
    isMissing: sql`not exists (select 1 from ${planMilestones} ${alias} where ${matches} and ${by} is not null)`,
  };
}
