import { sql, type SQL } from 'drizzle-orm';
import { plans } from '../../plan/plan.tables.ts';
import { changeCounts, changes, dayOfChange, planChangeCounts } from '../change.tables.ts';
import {
  all,
  directionOf,
  idsOf,
  isOfPlan,
  isOfThese,
  plansOf,
  usualWalk,
  type ChangeQuery,
} from './page-parts.ts';

/*
 * Kept counts tell on which days, and of whom or of which field, there can be changes that match. Added up in the order
 * that is asked for, they lead to the days of a page; from there an index is followed. What lies ahead of the page and
 * what has no match is never read.
 */

/** The orders whose groups the counts know; within a group changes follow their time. */
const groups = {
  date: undefined,
  changeType: { column: changes.field, counted: changeCounts.field },
  userSymbol: { column: changes.userSymbol, counted: changeCounts.userSymbol },
};
type DayQuery = ChangeQuery & { readonly orderBy: keyof typeof groups };

/** The texts of so many days may be put together. */
const mostDays = 100;

/**
 * Whether the counts can tell all that is asked and are needed for it: in the order of time only where no index has all
 * that is asked in front of the time, or where the page lies deep.
 */
export function isCounted(query: ChangeQuery): query is DayQuery {
  const { orderBy, ofChange, isOfDays, part, offset, mostWalked = usualWalk } = query;
  if (!isOfDays || !Object.hasOwn(groups, orderBy)) return false;
  const isIndexed = orderBy === 'date' && !part.old && !part.value && !(part.user && part.field);
  return offset >= mostWalked || (ofChange !== undefined && !isIndexed);
}

/** Whether the counts can tell a part of what is asked that leaves groups out; of plans they know nothing. */
export function isNearlyCounted(query: ChangeQuery): query is DayQuery {
  const { orderBy, ofPlan, part, span } = query;
  if (ofPlan) return (orderBy === 'userSymbol' || orderBy === 'changeType') && span.days <= mostDays;
  return orderBy === 'userSymbol' && part.field !== undefined;
}

/** The changes of a row of `days` that match, but for the time. */
function ofDay({ orderBy, ofChangeOfDay }: DayQuery): SQL {
  const group = groups[orderBy];
  return all(
    isOfPlan,
    group && sql`${group.column} = days.name`,
    sql`${changes.changedAt} >= (days.day::timestamp at time zone 'UTC')`,
    sql`${changes.changedAt} < ((days.day + 1)::timestamp at time zone 'UTC')`,
    ofChangeOfDay,
  );
}

/** The number of changes of a row of `days`: that which is kept, but for days at the ends of the span. */
function numberOfDay(query: DayQuery): SQL {
  const edges = query.isOfDays ? query.span.edges : [];
  if (edges.length === 0) return sql`days.kept`;
  const cases = edges.map(({ day, time, isTakenOff }) => {
    const counted = sql`(select count(*)::int from ${changes} where ${all(ofDay(query), time)})`;
    return sql`when ${day}::date then ${isTakenOff ? sql`days.kept - ${counted}` : counted}`;
  });
  return sql`case days.day ${sql.join(cases, sql` `)} else days.kept end`;
}

/**
 * The days of each group with their number of changes and how many are ahead of them, as a list of named statements. The
 * fence keeps the number from being counted wherever it is used.
 */
function daysInOrder(query: DayQuery): SQL {
  const { orderBy, isAscending, ofDays } = query;
  const direction = directionOf(isAscending);
  return sql`days as (
      select ${groups[orderBy]?.counted ?? sql`null::text`} as name, ${changeCounts.day} as day,
        sum(${changeCounts.number})::int as kept
      from ${changeCounts} where ${ofDays} group by 1, 2),
    numbered as materialized (select days.name, days.day, ${numberOfDay(query)} as number from days),
    placed as materialized (
      select *, sum(number) over (order by name ${direction}, day ${direction} rows unbounded preceding) - number as ahead
      from numbered)`;
}

/** The page and the number of all changes that match, where the counts can tell all that is asked. */
export function pageOfCounted(query: DayQuery): SQL {
  const { isAscending, limit, offset } = query;
  const direction = directionOf(isAscending);
  const end = offset + limit;
  const found = sql`select ${changes.id}, ${changes.changedAt} from ${changes}
    where ${all(ofDay(query), query.part.time)}
    order by ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${end}::bigint - days.ahead`;
  const ids = sql`array(select found.id from page as days cross join lateral (${found}) as found
    order by days.name ${direction}, found.changed_at ${direction}, found.id ${direction}
    limit ${limit} offset ${offset}::bigint - coalesce((select min(ahead) from page), 0))`;
  return sql`with ${daysInOrder(query)},
      page as materialized (select * from placed where ahead < ${end} and ahead + number > ${offset})
    select coalesce((select sum(number) from placed), 0)::int as total, ${ids} as ids`;
}

/** The page where the counts can tell a part of what is asked: from day to day for a stretch, which may be too short. */
export function walkOverDays(query: DayQuery, most?: number): SQL {
  const { isAscending, limit, offset, ofPlan, part } = query;
  const direction = directionOf(isAscending);
  const found = sql`select ${changes.id} from ${changes} where ${all(ofDay(query), part.time, isOfThese(ofPlan))}
    order by ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${limit + offset}`;
  const walk = sql`with ${daysInOrder(query)}
    select found.id from (
      select * from placed ${most === undefined ? sql`` : sql`where ahead < ${most}`}
      order by name ${direction}, day ${direction}) as days
    cross join lateral (${found}) as found`;
  return idsOf(walk, query);
}

/** Whether counts by product and centre tell which fields changed at all: those of others are never passed. */
export const isOfFields = ({ orderBy, ofPlan, ofKinds, part }: ChangeQuery) =>
  orderBy === 'changeType' && ofPlan !== undefined && ofKinds !== undefined && !part.field;

/** The page in the order of fields, along the changes of each that has any of the plans. */
export function walkOverFields(query: ChangeQuery): SQL {
  const { isAscending, limit, offset, ofPlan, ofKinds, ofChange } = query;
  const direction = directionOf(isAscending);
  const found = sql`select ${changes.id} from ${changes}
    where ${all(isOfPlan, sql`${changes.field} = fields.field`, ofChange, isOfThese(ofPlan))}
    order by ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${limit + offset}`;
  const walk = sql`select found.id from (
      select field from ${planChangeCounts} as ${plans} where ${ofKinds}
      group by 1 having sum(number) > 0 order by 1 ${direction}) as fields
    cross join lateral (${found}) as found`;
  return idsOf(walk, query);
}

/** Whether the texts of all changes are put together from the first ones of each day: in a span of some days. */
export function isPutTogether({ orderBy, part, span }: ChangeQuery): boolean {
  return orderBy === 'message' && !part.field && span.days <= mostDays;
}

/** The page in the order of texts, from the first texts of each day. */
export function textsOfDays(query: ChangeQuery, text: SQL): SQL {
  const { isAscending, ofPlan, ofChange, ofDays, limit, offset } = query;
  const direction = directionOf(isAscending);
  const isOfDay = sql`${dayOfChange(changes.changedAt)} = days.day`;
  const found = sql`select ${changes.id}, ${changes.changedAt}, ${text} as name from ${changes} ${plansOf(ofPlan)}
    where ${all(isOfPlan, isOfDay, ofPlan, ofChange)}
    order by ${text} ${direction}, ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${limit + offset}`;
  const together = sql`
    select found.id from (select distinct ${changeCounts.day} as day from ${changeCounts} where ${ofDays}) as days
    cross join lateral (${found}) as found
    order by found.name ${direction}, found.changed_at ${direction}, found.id ${direction}`;
  return idsOf(together, query);
}
