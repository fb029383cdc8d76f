import { sql, type SQL } from 'drizzle-orm';
import { changeCounts, changes, dayOfChange } from '../change.tables.ts';
import { all, directionOf, idsOf, isOfPlan, plansOf, usualWalk, type ChangeQuery } from './page-parts.ts';

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
  const { orderBy, ofChange, ofCounts, part, offset, mostWalked = usualWalk } = query;
  if (!ofCounts || !Object.hasOwn(groups, orderBy)) return false;
  const isIndexed = orderBy === 'date' && !part.old && !part.value && !(part.user && part.field);
  return offset >= mostWalked || (ofChange !== undefined && !isIndexed);
}

/** Whether the counts can tell a part of what is asked that leaves people out; of plans they know nothing. */
export function isNearlyCounted(query: ChangeQuery): query is DayQuery {
  return query.orderBy === 'userSymbol' && !query.ofPlan && query.part.field !== undefined;
}

/** The changes of a row of `days` that match. */
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

/** The days of each group with their number of changes and how many are ahead of them, as a list of named statements. */
function daysInOrder(query: DayQuery): SQL {
  const { orderBy, isAscending, ofDays, ofCounts, span } = query;
  const direction = directionOf(isAscending);
  const edges = sql.join(
    span.edges.map((day) => sql`${day}::date`),
    sql`, `,
  );
  const isCountedAnew = ofCounts !== undefined && span.edges.length > 0;
  const number = isCountedAnew
    ? sql`case when days.day in (${edges})
        then (select count(*)::int from ${changes} where ${ofDay(query)}) else days.kept end`
    : sql`days.kept`;
  return sql`days as (
      select ${groups[orderBy]?.counted ?? sql`null::text`} as name, ${changeCounts.day} as day,
        sum(${changeCounts.number})::int as kept
      from ${changeCounts} where ${ofDays} group by 1, 2),
    numbered as (select days.name, days.day, ${number} as number from days),
    placed as materialized (
      select *, sum(number) over (order by name ${direction}, day ${direction} rows unbounded preceding) - number as ahead
      from numbered)`;
}

/** The page and the number of all changes that match, where the counts can tell all that is asked. */
export function pageOfCounted(query: DayQuery): SQL {
  const { isAscending, limit, offset } = query;
  const direction = directionOf(isAscending);
  const end = offset + limit;
  const found = sql`select ${changes.id}, ${changes.changedAt} from ${changes} where ${ofDay(query)}
    order by ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${end}::bigint - days.ahead`;
  const ids = sql`array(select found.id from page as days cross join lateral (${found}) as found
    order by days.name ${direction}, found.changed_at ${direction}, found.id ${direction}
    limit ${limit} offset ${offset}::bigint - coalesce((select min(ahead) from page), 0))`;
  return sql`with ${daysInOrder(query)},
      page as materialized (select * from placed where ahead < ${end} and ahead + number > ${offset})
    select coalesce((select sum(number) from placed), 0)::int as total, ${ids} as ids`;
}

/** The page where the counts can tell a part of what is asked: from day to day for a stretch, which may be too short. */
export function walkOverDays(query: DayQuery, most: number): SQL {
  const { isAscending, limit, offset } = query;
  const direction = directionOf(isAscending);
  const found = sql`select ${changes.id} from ${changes} where ${ofDay(query)}
    order by ${changes.changedAt} ${direction}, ${changes.id} ${direction} limit ${limit + offset}`;
  const walk = sql`with ${daysInOrder(query)}
    select found.id from (
      select * from placed where ahead < ${most}
      order by name ${direction}, day ${direction}) as days
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
