import { count, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mergePlanCounts } from '../merge-plan-counts.ts';
import { milestoneCounts, planCounts, requestPartCounts } from '../plan-count.tables.ts';
import { plans } from '../plan.tables.ts';
import { keptReach } from './kept-totals.ts';
import { planConditions } from './plan-conditions.ts';
import type { PlanFilters } from './plan-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

const viewer = { now: new Date('2026-11-20T09:00:00.000Z'), timeZone: 'Europe/Berlin' };
const additional = (...chosen: [number, ...string[]][]): PlanFilters => ({
  selectedAdditionalFilters: chosen.map(([id, ...selectedValues]) => ({ id, selectedValues })),
});
const planned = (startDate: string | null, endDate: string | null): PlanFilters => ({
  dateFilter: 2,
  dateType: 1,
  chosenMilestoneId: 7,
  startDate,
  endDate,
});

/** Filters whose number is kept. */
const keptFilters: readonly PlanFilters[] = [
  {},
  { requestId: '1' },
  { requestId: ' e-' },
  { requestId: 'E' },
  { chosenProducts: ['1', '2', '2'] },
  { chosenProducts: ['3-12', '4-13'] },
  { chosenDesignStatuses: [1, 2] },
  { chosenProcessingStatuses: [0, 1, 2, 4] },
  { chosenDistributionCenters: [1, 3] },
  additional([1, '50']),
  additional([2, '1', '2']),
  additional([3, '1']),
  planned('2026-11-10', '2026-12-20'),
  planned('2026-11-10', '2026-11-11'),
  planned('2026-11-30', '2026-11-30'),
  planned(null, '2026-11-20'),
  planned('2026-11-20', null),
  {
    ...planned(null, null),
    dateType: 0,
    dateFilter: 3,
    relativeDateModifier: 0,
    relativeDateAmount: 1,
    relativeDateFrequency: 2,
  },
];
/** Filters whose plans are counted, because a plan would be counted twice or the counts do not know. */
const countedFilters: readonly PlanFilters[] = [
  { requestId: '100' },
  { requestId: 'é' },
  { chosenProducts: ['3', '3-12'] },
  { chosenProcessingStatuses: [0], chosenDesignStatuses: [1] },
  { ...planned('2026-11-10', null), chosenProcessingStatuses: [0] },
  additional([1, '50'], [2, '1']),
];

async function totalsOf(filters: PlanFilters) {
  const { kept, where } = planConditions(filters, viewer);
  const { rows } = await app.db.execute<{ kept: number | null; real: number }>(sql`
    select ${kept ?? sql`null::int`} as kept, (select count(*)::int from ${plans} where ${where ?? sql`true`}) as real`);
  return rows[0];
}

async function expectRight() {
  for (const filters of keptFilters) {
    const { kept, real } = (await totalsOf(filters)) ?? {};
    expect({ filters, kept }).toEqual({ filters, kept: real });
    await expectWithinReach(filters);
  }
  for (const [kept, real] of comparisons) expect(await textOf(kept)).toEqual(await textOf(real));
}

/** No plan that matches lies outside the ends that are kept of its dates. */
async function expectWithinReach(filters: PlanFilters) {
  const { span, where } = planConditions(filters, viewer);
  if (!span) return;
  const { rows } = await app.db.execute(sql`
    select ${plans.id} from ${plans}, (${keptReach(span)}) as reach
    where ${where} and (${plans.id} between first and last) is not true`);
  expect({ filters, outside: rows }).toEqual({ filters, outside: [] });
}

const kinds = [
  plans.type,
  plans.status,
  plans.designStatus,
  plans.productTypeId,
  plans.productId,
  plans.distributionCenterId,
  plans.manufacturingLocationId,
  plans.manufacturingProgress,
];

/** Kept counts, and what they should be. */
const comparisons: readonly (readonly [SQL, SQL])[] = [
  [
    sql`select kind, value, sum(number) as number from ${planCounts} group by 1, 2`,
    sql.join(
      kinds.map(
        (
          column,
        ) => sql`select ${sql.raw(`'${column.name}'`)} as kind, ${column}::int as value, count(*) as number
          from ${plans} where ${column} is not null group by 2`,
      ),
      sql` union all `,
    ),
  ],
  [
    sql`select type || ' ' || is_actual as kind, day as value, sum(number) as number from ${milestoneCounts} group by 1, 2`,
    sql`select type || ' ' || is_actual as kind, (at at time zone 'UTC')::date as value, count(*) as number
      from plan_milestones cross join lateral (values (planned_at, false), (actual_at, true)) as dates (at, is_actual)
      where at is not null group by 1, 2`,
  ],
];

async function textOf(counts: SQL): Promise<string[]> {
  const { rows } = await app.db.execute<{ line: string }>(
    sql`select kind || ' ' || value || ': ' || number as line from (${counts}) as counts where number <> 0 order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** Edits as they come, each of some plans; `n` makes them differ. */
const edits: readonly ((n: number) => SQL)[] = [
  (n) => sql`update plans set design_status = (design_status + 1) % 4 where id % 7 = ${n % 7}`,
  (n) => sql`update plans set status = ${n % 8}, held_from = null where id % 11 = ${n % 11}`,
  (n) =>
    sql`update plans set manufacturing_progress = ${n % 100}, distribution_center_id = null where id % 9 = ${n % 9}`,
  (n) =>
    sql`update plans set distribution_center_id = ${1 + (n % 4)}, product_id = 12 where id % 5 = ${n % 5}`,
  (n) => sql`update plans set request_id = 'É-' || request_id || ${String(n)} where id % 23 = ${n % 23}`,
  (n) =>
    sql`update plan_milestones set planned_at = planned_at + interval '17 hours' * ${n} where plan_id % 6 = ${n % 6}`,
  (n) =>
    sql`update plan_milestones set actual_at = null where plan_id % 8 = ${n % 8} and type = ${1 + (n % 10)}`,
  (n) =>
    sql`update plan_milestones set actual_at = planned_at where plan_id % 8 = ${n % 8} and type = ${1 + (n % 10)}`,
  (n) => sql`update plan_milestones set held_days = 1 where plan_id = ${n}`,
  // The oldest and one of the others change places: as many dates come to a day as go from it.
  (n) => sql`update plan_milestones as mine set planned_at = other.planned_at from plan_milestones as other
    where other.type = mine.type and (mine.plan_id, other.plan_id) in ((1, ${50 + n}), (${50 + n}, 1))`,
  (n) => sql`delete from plans where id = (select max(id) - ${n % 3} from plans)
    and id not in (select unnest(array[underlying_plan_id, customer_plan_id]) from plans where underlying_plan_id is not null or customer_plan_id is not null)`,
  (n) => sql`with original as (select * from plans where id % 13 = ${n % 13}), copied as (
      insert into plans (id, request_id, type, status, held_from, design_status, product_type_id, created_at)
      select id + 1000 * ${n}, request_id || '-' || ${String(n)}, type, status, held_from, design_status, product_type_id, created_at
      from original where id < 1000 returning id)
    insert into plan_milestones (plan_id, type, planned_at, time_zone) select id, 7, now(), 'UTC' from copied`,
];

describe('the number of plans that match', () => {
  it('is kept for one filter, and is more than none', async () => {
    await expectRight();
    for (const filters of keptFilters.slice(0, 2))
      expect((await totalsOf(filters))?.kept).toBeGreaterThan(50);
    expect((await totalsOf(planned('2026-11-10', '2026-12-20')))?.kept).toBeGreaterThan(20);
  });

  it('is counted where the kept counts do not tell it', async () => {
    for (const filters of countedFilters) expect((await totalsOf(filters))?.kept).toBeNull();
  });

  it('stays right with edits of many plans at once, and when counts are put together meanwhile', async () => {
    const milestones = () =>
      app.db.execute(
        sql`select type, is_actual, sum(number)::int from ${milestoneCounts} group by 1, 2 order by 1, 2`,
      );
    for (let n = 1; n <= 6; n += 1) {
      const place = (edit: number) => edits[(edit * 5 + n) % edits.length]?.(n) ?? sql``;
      for (let edit = 0; edit < edits.length; edit += 1) await app.db.execute(place(edit));
      await Promise.all([
        app.db.transaction((tx) => mergePlanCounts(tx)),
        ...edits.slice(0, 3).map((edit) => app.db.execute(edit(n + 3)).catch(() => undefined)),
      ]);
      await expectRight();
    }
    const before = await milestones();
    await mergePlanCounts(app.db);
    for (const table of [planCounts, requestPartCounts, milestoneCounts]) {
      const isAlike = ({ name }: { name: string }) => !['number', 'first_plan', 'last_plan'].includes(name);
      const alike = Object.values(getTableColumns(table)).filter(isAlike);
      const more = await app.db
        .select({ rows: count() })
        .from(table)
        .groupBy(...alike)
        .having(gt(count(), 1));
      expect(more).toEqual([]);
    }
    expect((await milestones()).rows).toEqual(before.rows);
    await expectRight();
  });

  it('starts anew with an empty table', async () => {
    await app.db.execute(sql`truncate plans cascade`);
    await expectRight();
    for (const table of [planCounts, requestPartCounts, milestoneCounts])
      expect(await app.db.$count(table)).toBe(0);
  });
});
