import {
  canPlan,
  checkActualDate,
  checkPlannedDate,
  latestActual,
  type DateObjections,
} from '@crt/domain/manual-date';
import { calendarOf, type ChainInput } from '@crt/domain/milestone-chain';
import type { MilestoneType } from '@crt/domain/milestone-type';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import { parseDate } from '@internationalized/date';
import type { Database } from '../../../platform/db/database.ts';
import type { Findings } from '../../write-road/write-road.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { loadSchedule, type PlanSchedule } from './plan-schedule.ts';
import type { FollowingDate } from './set-milestone-date.ts';

const none: DateObjections = { errors: [], warnings: [] };

/** When a date is entered, and how far the clock of whoever enters it is east of UTC, in minutes. */
export interface Entered {
  readonly now: Date;
  readonly offset?: number | undefined;
}

/** What speaks against a due date of a milestone; giving it up needs no more than that it has not happened. */
export function objectionsToPlanned(
  { plan }: LoadedPlan,
  { input, rows }: PlanSchedule,
  type: MilestoneType,
  date: Date | null,
  now: Date,
): DateObjections {
  const index = rows.findIndex((row) => row.type === type);
  const row = rows[index];
  if (!row) return none;
  if (!date) {
    const verdict = canPlan({ actualDate: row.actualAt });
    return verdict.isAllowed ? none : { errors: [verdict.reason], warnings: [] };
  }
  const surgeryDay = plan.plannedSurgeryDate === null ? null : parseDate(plan.plannedSurgeryDate);
  const calendar = calendarOf(input, type);
  return checkPlannedDate(date, { milestones: input.milestones, index, calendar, now, surgeryDay });
}

/** What speaks against an actual date of a milestone, or against giving it up. */
export function objectionsToActual(
  { plan }: LoadedPlan,
  { milestones }: Pick<ChainInput, 'milestones'>,
  { type, date }: Pick<FollowingDate, 'type' | 'date'>,
  { now, offset = 0 }: Entered,
): DateObjections {
  const index = milestones.findIndex((one) => one.type === type);
  const status = isDesignSessionOnly(plan.type) ? null : plan.status;
  const of = { milestones, index, isAtRisk: plan.manufacturingAtRisk, status };
  return checkActualDate(date, of, latestActual(now, offset));
}

/** The same for a date of a milestone that follows from a field of its plan; a plan without the milestone has nothing against it. */
export async function findingsOfDate(
  tx: Database,
  loaded: LoadedPlan,
  { type, part, date }: FollowingDate,
  entered: Entered,
): Promise<Findings> {
  const schedule = await loadSchedule(tx, loaded);
  const { errors, warnings } =
    part === 'planned'
      ? objectionsToPlanned(loaded, schedule, type, date, entered.now)
      : objectionsToActual(loaded, schedule.input, { type, date }, entered);
  return { error: errors[0], warnings };
}

/** The same for what happens now because a field says so; another date than now can only be entered at the milestone. */
export async function findingsOfNow(
  tx: Database,
  loaded: LoadedPlan,
  type: MilestoneType,
  now: Date,
): Promise<Findings> {
  const { error, warnings = [] } = await findingsOfDate(
    tx,
    loaded,
    { type, part: 'actual', date: now },
    { now },
  );
  return { error: error && `${error} Enter the actual date at the milestone.`, warnings };
}
