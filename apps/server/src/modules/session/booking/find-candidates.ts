import { testBooking } from '@crt/domain/booking';
import { chosenDesigner, sessionsInWeek } from '@crt/domain/chosen-designer';
import { and, desc, eq, inArray, lt, max } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { loadSchedules } from '../schedule/load-schedules.ts';
import { designSessions } from '../session.tables.ts';
import { plannedRequest, searchedDurations, wishOfPlan, type PlanOfSession } from './session-wish.ts';

type Query = Input<'findDesignersForSession'>['query'];

/** When each designer last had a case of the surgeon of a plan, ms since 1970. */
async function lastCases(
  { tx }: RequestContext,
  { id, surgeonName }: PlanOfSession,
  designerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (surgeonName === null || designerIds.length === 0) return new Map();
  const last = max(designSessions.startAt);
  const rows = await tx
    .select({ designerId: designSessions.designerId, last })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, designSessions.planId))
    .where(
      and(
        eq(plans.surgeonName, surgeonName),
        lt(plans.id, id),
        inArray(designSessions.designerId, [...designerIds]),
      ),
    )
    .groupBy(designSessions.designerId)
    .orderBy(desc(last));
  return new Map(rows.map((row) => [row.designerId, row.last?.getTime() ?? 0]));
}

/** Who can take a session at that start, by name, and who is proposed (N35, N44; domain rules §3.8.8). */
export async function findCandidates(
  context: RequestContext,
  query: Query,
): Promise<Output<'findDesignersForSession'>> {
  const durations = searchedDurations(query);
  const { wanted, known } = await plannedRequest(context, query.requestId);
  const start = Date.parse(query.startDate);
  const wish = wishOfPlan(context, wanted, durations);
  const window = { start, end: start + wish.durations.session + 1 };
  const schedules = await loadSchedules(context.tx, window, {
    productTypeId: wish.productTypeId,
    ...(known && { exceptId: known.id }),
  });
  const free = schedules.designers.filter(({ id }) => testBooking(wish, schedules, id, start).isFree);
  const cases = await lastCases(
    context,
    wanted.plan,
    free.map(({ id }) => id),
  );
  const candidates = free.map(({ id, name, zone }) => ({
    id,
    name,
    lastCaseOfSurgeon: cases.get(id) ?? null,
    sessionsInWeek: sessionsInWeek(
      schedules.sessions.filter(({ designerId }) => designerId === id),
      zone ?? 'UTC',
      start,
    ),
  }));
  return {
    items: free
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    chosenDesigner: chosenDesigner(candidates)?.id ?? null,
  };
}
