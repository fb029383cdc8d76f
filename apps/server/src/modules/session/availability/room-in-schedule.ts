import { availabilityType } from '@crt/domain/availability';
import { sessionTexts } from '@crt/domain/session-texts';
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { availabilities } from '../session.tables.ts';

/** Weeks are expanded day by day: what recurs over the same days is bounded, or one person's schedule would hold all up. */
const mostWeekTimes = 100;
const mostEntries = 5000;

interface Week {
  readonly startDate: string;
  readonly endDate: string;
  readonly days: readonly object[];
}

/** Why a further week cannot recur over days on which others do; undefined while it can. */
export async function fullWeek(
  { tx }: RequestContext,
  { designerId, exceptId }: { readonly designerId: string; readonly exceptId?: number },
  { startDate, endDate, days }: Week,
): Promise<string | undefined> {
  const { id, type } = availabilities;
  const [row] = await tx
    .select({ times: sql<number>`coalesce(sum(jsonb_array_length(${availabilities.days})), 0)::int` })
    .from(availabilities)
    .where(
      and(
        eq(availabilities.designerId, designerId),
        eq(type, availabilityType.recurring),
        lte(availabilities.startDate, endDate),
        gte(availabilities.endDate, startDate),
        exceptId === undefined ? undefined : ne(id, exceptId),
      ),
    );
  const isFull = (row?.times ?? 0) + days.length > mostWeekTimes;
  return isFull ? sessionTexts.fullWeek(mostWeekTimes) : undefined;
}

/** Why a schedule takes no further entry; undefined while it does. */
export async function fullSchedule({ tx }: RequestContext, designerId: string): Promise<string | undefined> {
  const count = await tx.$count(availabilities, eq(availabilities.designerId, designerId));
  return count >= mostEntries ? sessionTexts.fullSchedule(mostEntries) : undefined;
}
