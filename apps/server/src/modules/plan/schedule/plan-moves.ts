import { scheduleChain, type CapacityWait, type ScheduledMilestone } from '@crt/domain/milestone-chain';
import { localDay } from '@crt/domain/local-time';
import { milestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import { statusAfterMilestones } from '@crt/domain/plan-progress';
import { planStatusName } from '@crt/domain/plan-status';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import { countWorkingDays } from '@crt/domain/working-time';
import { changed } from '../../history/changed.ts';
import { shownInstant } from '../../history/field-value.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import type { MilestoneRecord, PlanSchedule } from './plan-schedule.ts';
import { positionChange } from './queue-of-day.ts';

/** What planning a plan anew changes; empty lists and an empty patch when everything stays as it is. */
export interface PlanMoves {
  readonly milestones: readonly MovedMilestone[];
  readonly patch: PlanPatch;
  readonly changes: readonly FieldChange[];
}

/** What of a plan decides what planning it anew changes, besides its schedule. */
export type MovablePlan = Pick<
  LoadedPlan['plan'],
  'type' | 'status' | 'manufacturingStartDate' | 'manufacturingPosition' | 'overflowDays'
>;

/** The columns of a milestone that scheduling sets. */
export type MovedMilestone = Pick<
  MilestoneRecord,
  'planId' | 'type' | 'plannedAt' | 'baselineAt' | 'timeZone'
>;

/**
 * Where the rules put a plan: the dates of all milestones that are neither done nor locked, its place in the queue
 * and, when its milestones happened or were taken back, its status (domain rules §3.3, §3.4, §3.6).
 */
export function movesOf(
  { plan }: { readonly plan: MovablePlan },
  schedule: PlanSchedule,
  capacity: CapacityWait | null,
  isStatusFollowing = false,
): PlanMoves {
  const chain = scheduleChain({ ...schedule.input, capacity });
  const parts = [
    ...schedule.rows.map((row, place) => movedMilestone(row, chain[place])),
    queueMove(plan, schedule, chain, capacity),
    ...(isStatusFollowing ? [statusMove(plan, schedule.rows)] : []),
  ];
  return {
    milestones: parts.flatMap(({ milestones = [] }) => milestones),
    patch: Object.assign({}, ...parts.map(({ patch = {} }) => patch)) as PlanPatch,
    changes: parts.flatMap(({ changes = [] }) => changes),
  };
}

type Part = Partial<PlanMoves>;

function movedMilestone(row: MilestoneRecord, next: ScheduledMilestone | undefined): Part {
  if (!next) return {};
  const isMoved = row.plannedAt?.getTime() !== next.plannedDate?.getTime();
  if (!isMoved && row.timeZone === next.zone) return {};
  const { planId, type } = row;
  const baselineAt = row.baselineAt ?? next.plannedDate;
  const { plannedDate, zone } = next;
  const shown = (date: Date | null) => shownInstant(date, date === plannedDate ? zone : row.timeZone);
  return {
    milestones: [{ planId, type, plannedAt: next.plannedDate, baselineAt, timeZone: next.zone }],
    changes: changed(milestoneField(type, 'planned'), 'instant', row.plannedAt, plannedDate, shown),
  };
}

function queueMove(
  plan: MovablePlan,
  { input }: PlanSchedule,
  chain: readonly ScheduledMilestone[],
  capacity: CapacityWait | null,
): Part {
  const start = chain.find(({ type }) => type === milestoneType.manufacturingStarted);
  const day = start?.plannedDate ? localDay(start.plannedDate, start.zone).toString() : null;
  const isInQueue = capacity !== null && start?.reason.kind === 'capacity';
  // A place belongs to the queue of its day: another day without a place there, as that of a start taken up again by its
  // schedule after it has begun, has none.
  const kept = day === plan.manufacturingStartDate ? plan.manufacturingPosition : null;
  const position = isInQueue ? capacity.position : kept;
  const overflowDays = isInQueue
    ? countWorkingDays(input.site, capacity.earliest, capacity.assigned)
    : plan.overflowDays;
  const isSame =
    day === plan.manufacturingStartDate &&
    position === plan.manufacturingPosition &&
    overflowDays === plan.overflowDays;
  if (isSame) return {};
  return {
    patch: { manufacturingStartDate: day, manufacturingPosition: position, overflowDays },
    changes: [
      ...positionChange(plan.manufacturingPosition, position),
      ...changed('overflowDays', 'number', plan.overflowDays, overflowDays),
    ],
  };
}

/** A plan that ends with its design has no manufacturing status to follow. */
function statusMove(plan: MovablePlan, rows: readonly MilestoneRecord[]): Part {
  if (isDesignSessionOnly(plan.type)) return {};
  const passed = new Set(rows.filter((row) => row.actualAt).map((row) => row.type));
  const milestones = new Set(rows.map((row) => row.type));
  const status = statusAfterMilestones(plan.status, { milestones, passed });
  if (status === plan.status) return {};
  return {
    patch: { status },
    changes: changed('requestStatusId', 'choice', plan.status, status, (value) => planStatusName[value]),
  };
}
