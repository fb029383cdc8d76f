import type { DateObjections } from '@crt/domain/manual-date';
import { localDay } from '@crt/domain/local-time';
import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField, type MilestonePart } from '@crt/domain/plan-field';
import { movesStatus } from '@crt/domain/plan-progress';
import { planStatus } from '@crt/domain/plan-status';
import { allow, deny, type Verdict } from '@crt/domain/verdict';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { shownInstant } from '../../history/field-value.ts';
import { refusal, takeWriteRoad, type WriteAnswer, type WriteRequest } from '../../write-road/write-road.ts';
import { alsoChanged } from '../edit/also-changed.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { objectionsToActual, objectionsToPlanned } from '../schedule/date-objections.ts';
import { loadSchedule, type MilestoneRecord, type PlanSchedule } from '../schedule/plan-schedule.ts';
import { startByHand } from '../schedule/queue-of-day.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { lockChange } from './locked-milestones.ts';

/** A new date for one milestone of a plan; null gives it up. */
export interface MilestoneEdit extends WriteRequest {
  readonly milestoneId: number;
  readonly newValue: string | null;
  /** Minutes east of UTC of the caller's clock. */
  readonly timeZoneOffset?: number | undefined;
}

/** A plan whose milestone gets a date. */
interface EditedPlan {
  readonly context: RequestContext;
  readonly loaded: LoadedPlan;
}

/** A date that is to be checked: of which milestone in which plan, and entered when and where. */
interface CheckedDate {
  readonly loaded: LoadedPlan;
  readonly schedule: PlanSchedule;
  readonly type: MilestoneType;
  readonly edit: MilestoneEdit;
  readonly now: Date;
}

/** What the two kinds of dates do differently. */
interface DateKind {
  readonly part: Exclude<MilestonePart, 'leadTime'>;
  readonly success: string;
  readonly dateOf: (row: MilestoneRecord) => Date | null;
  readonly columns: (date: Date | null) => Partial<MilestoneRecord>;
  isStatusFollowing(type: MilestoneType): boolean;
  /** What the date means for the plan itself. */
  patchOf(of: EditedPlan, row: MilestoneRecord, date: Date | null): PlanPatch | Promise<PlanPatch>;
  check(of: CheckedDate, date: Date | null): DateObjections;
}

const planned: DateKind = {
  part: 'planned',
  success: 'Milestone Due Date changed succesfully.',
  dateOf: (row) => row.plannedAt,
  columns: (date) => ({ plannedAt: date, isLocked: date !== null }),
  isStatusFollowing: () => false,
  // A start has a place in the queue of its day (F42).
  patchOf: async ({ context, loaded }, row, date) => {
    const isStart = date !== null && row.type === milestoneType.manufacturingStarted;
    return isStart ? startByHand(context, loaded, localDay(date, row.timeZone).toString()) : {};
  },
  check: ({ loaded, schedule, type, now }, date) => objectionsToPlanned(loaded, schedule, type, date, now),
};

const actual: DateKind = {
  part: 'actual',
  success: 'Milestone Actual Date changed succesfully.',
  dateOf: (row) => row.actualAt,
  columns: (date) => ({ actualAt: date }),
  isStatusFollowing: movesStatus,
  // Some milestones are fields of the plan as well (F33, F18, F27).
  patchOf: (_plan, { type }, date) => {
    if (type === milestoneType.fileUploaded) return { fileUploadedDate: date };
    if (type === milestoneType.raApproved) return { raApproval: date !== null };
    return type === milestoneType.dataAvailable ? { manufacturingDataAvailable: date !== null } : {};
  },
  check: ({ loaded, schedule, type, edit, now }, date) =>
    objectionsToActual(loaded, schedule.input, { type, date }, { now, offset: edit.timeZoneOffset }),
};

/** Sets a due date by hand, which locks it; scheduling goes on from it (F40, F41). */
export const editPlannedDate = (context: RequestContext, edit: MilestoneEdit) =>
  editDate(context, planned, edit);

/** Sets when a milestone happened; the status and what follows move on (F40). */
export const editActualDate = (context: RequestContext, edit: MilestoneEdit) =>
  editDate(context, actual, edit);

async function editDate(context: RequestContext, kind: DateKind, edit: MilestoneEdit): Promise<WriteAnswer> {
  const { tx, clock } = context;
  const date = edit.newValue === null ? null : new Date(edit.newValue);
  const type = edit.milestoneId as MilestoneType;
  const field = milestoneField(type, kind.part);
  return takeWriteRoad(context, planAggregate, edit, {
    fields: [field],
    hasStamp: true,
    success: kind.success,
    authorise: canMoveMilestones,
    decide: async (loaded) => {
      const schedule = await loadSchedule(tx, loaded);
      const { rows } = schedule;
      const row = rows.find((one) => one.type === type);
      if (!row) return refusal('The plan has no such milestone.');
      const shown = (value: Date | null) => shownInstant(value, row.timeZone);
      const change = changed(field, 'instant', kind.dateOf(row), date, shown);
      if (change.length === 0) return { patch: {}, changes: [] };
      const of = { loaded, schedule, type, edit, now: clock.now() };
      const { errors, warnings } = kind.check(of, date);
      if (errors[0] !== undefined) return refusal(errors[0]);
      const patch = await kind.patchOf({ context, loaded }, row, date);
      const dated = rows.map((one) => (one === row ? { ...one, ...kind.columns(date) } : one));
      return {
        warnings,
        patch,
        changes: [...change, ...lockChange(rows, dated), ...alsoChanged(loaded, patch, change)],
        effects: async (stored) => {
          const matches = and(eq(planMilestones.planId, stored.id), eq(planMilestones.type, type));
          await tx.update(planMilestones).set(kind.columns(date)).where(matches);
          await reschedulePlan(context, stored, { isStatusFollowing: kind.isStatusFollowing(type) });
        },
      };
    },
  });
}

/** A terminated plan keeps its dates. */
export function canMoveMilestones({ plan }: LoadedPlan): Verdict {
  return plan.status === planStatus.terminated ? deny('The plan is terminated.') : allow;
}
