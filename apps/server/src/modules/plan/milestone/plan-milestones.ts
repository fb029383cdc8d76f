import { latestDates, lateMilestones } from '@crt/domain/latest-dates';
import { localDay } from '@crt/domain/local-time';
import {
  calendarOf,
  scheduleAfresh,
  scheduleChain,
  type ChainInput,
  type ScheduledMilestone,
} from '@crt/domain/milestone-chain';
import { milestoneName } from '@crt/domain/milestone-type';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import { parseDate } from '@internationalized/date';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { shownDate } from '../../history/field-value.ts';
import { answerOf } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { planOrNotFound } from '../details/plan-panels.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import {
  findMilestones,
  loadSchedule,
  type MilestoneRecord,
  type PlanSchedule,
} from '../schedule/plan-schedule.ts';
import { presentWait } from '../schedule/capacity-wait.ts';
import { findSite, nowhere } from '../schedule/scheduling-facts.ts';
import { isOfSession, lockedByHand } from './locked-by-hand.ts';
import { planningFacts, type FactOptions } from './planning-facts.ts';

/** The milestones of a plan with the facts behind their dates (F40 to F44). */
export async function planMilestoneModel(
  context: RequestContext,
  id: number,
): Promise<Output<'getPlanMilestones'>> {
  const loaded = await planOrNotFound(context, id);
  const { plan, productType } = loaded;
  const schedule = await loadSchedule(context.tx, loaded);
  const chain = explainedChain({ ...schedule.input, capacity: presentWait(loaded, schedule) });
  const warnings = surgeryWarnings(loaded, schedule);
  const timestampBase64 = encodeStamp(plan.stamp);
  const milestones = schedule.rows.map((row) => {
    const scheduled = chain.find(({ type }) => type === row.type);
    return {
      id: row.type,
      name: milestoneName[row.type],
      plannedDate: row.plannedAt?.toISOString() ?? null,
      actualDate: row.actualAt?.toISOString() ?? null,
      typeId: row.type,
      timezone: row.timeZone,
      isLocked: row.isLocked,
      baselineDate: row.baselineAt?.toISOString() ?? null,
      warning: row.actualAt ? null : (warnings.get(row.type) ?? null),
      facts: scheduled ? planningFacts(scheduled, factOptions(loaded, schedule, row)) : [],
    };
  });
  const data = {
    fulfilmentPlanId: id,
    lockedMilestones: lockedByHand(loaded, schedule.rows).length > 0,
    showTimeline: !isDesignSessionOnly(plan.type),
    productTypeCode: productType.code,
    isInCBSScope: productType.isCapacityScheduled,
    milestones,
    timestampBase64,
    canManageFulfilmentPlan: context.actor.permissions.has('CanManageFulfilmentPlan'),
  };
  return answerOf({ data }, timestampBase64);
}

function factOptions(loaded: LoadedPlan, { modifications }: PlanSchedule, row: MilestoneRecord): FactOptions {
  return { isOfSession: isOfSession(loaded, row), ownModificationId: modifications.own.get(row.type)?.id };
}

/**
 * How each date was planned. One that has happened is explained as it was planned before, as long as the rules still
 * give that date; what was changed in the administration since then explains nothing.
 */
function explainedChain(input: ChainInput): ScheduledMilestone[] {
  return scheduleChain(input).map((scheduled, place) => {
    const fact = input.milestones[place];
    if (!fact?.actualDate) return scheduled;
    if (fact.isLocked) return { ...scheduled, reason: { kind: 'locked' } };
    const before = scheduleAfresh(input, place);
    return before?.plannedDate?.getTime() === fact.plannedDate?.getTime() ? (before ?? scheduled) : scheduled;
  });
}

/** Milestones that come too late for the surgery, with the latest day that would do (domain rules §3.3.4). */
function surgeryWarnings({ plan }: LoadedPlan, { input, rows }: PlanSchedule): Map<number, string> {
  if (!plan.plannedSurgeryDate) return new Map();
  const latest = latestDates(input, parseDate(plan.plannedSurgeryDate));
  const late = lateMilestones(
    rows.map((row) => ({ type: row.type, plannedDate: row.plannedAt })),
    latest,
  );
  return new Map(
    latest
      .filter(({ type }) => late.includes(type))
      .map(({ type, latest: limit }) => {
        const day = localDay(limit, calendarOf(input, type).zone).toString();
        return [type, `Critical: the surgery needs it by ${shownDate(day)}.`];
      }),
  );
}

/** What the timeline is drawn from: the milestones and the site's days off between them (F54, F55). */
export async function planTimeline(context: RequestContext, id: number): Promise<Output<'getPlanTimeline'>> {
  const { plan } = await planOrNotFound(context, id);
  const rows = await findMilestones(context.tx, id);
  const site = (await findSite(context.tx, plan.manufacturingLocationId))?.calendar ?? nowhere;
  const days = rows
    .flatMap((row) =>
      [row.plannedAt, row.actualAt].flatMap((date) => (date ? [localDay(date, row.timeZone)] : [])),
    )
    .map(String)
    .toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const model = {
    id,
    milestones: rows.map((row) => ({
      name: milestoneName[row.type],
      plannedDate: row.plannedAt?.toISOString() ?? null,
      actualDate: row.actualAt?.toISOString() ?? null,
      timezone: row.timeZone,
    })),
    holidays: [...site.holidays]
      .filter((date) => date >= first && date <= last)
      .toSorted()
      .map((date) => ({ date })),
  };
  return answerOf({ model });
}
