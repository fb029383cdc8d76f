import { endOfDay } from '@crt/domain/day-bounds';
import { checkActualDate, checkPlannedDate, type DateObjections } from '@crt/domain/manual-date';
import { calendarOf } from '@crt/domain/milestone-chain';
import { localDay } from '@crt/domain/local-time';
import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField, type MilestonePart } from '@crt/domain/plan-field';
import { planStatus } from '@crt/domain/plan-status';
import { allow, deny, type Verdict } from '@crt/domain/verdict';
import { fromDate, toCalendarDate } from '@internationalized/date';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, storedValue } from '../../change/field-value.ts';
import type { FieldChange } from '../../change/record-changes.ts';
import {
  takeWriteRoad,
  type Findings,
  type WriteAnswer,
  type WriteRequest,
} from '../../write-road/write-road.ts';
import { alsoChanged } from '../also-changed.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { loadSchedule, type MilestoneRecord, type PlanSchedule } from '../schedule/plan-schedule.ts';
import { startByHand } from '../schedule/queue-of-day.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

/** A new date for one milestone of a plan; null gives it up. */
export interface MilestoneEdit extends WriteRequest {
  readonly milestoneId: number;
  readonly newValue: string | null;
  /** Minutes east of UTC of the caller's clock. */
  readonly timeZoneOffset?: number | undefined;
}

/** A plan whose milestone gets a date, with all its milestones. */
interface EditedPlan {
  readonly context: RequestContext;
  readonly loaded: LoadedPlan;
  readonly rows: readonly MilestoneRecord[];
}

/** What the two kinds of dates do differently. */
interface DateKind {
  readonly part: Exclude<MilestonePart, 'leadTime'>;
  readonly success: string;
  readonly dateOf: (row: MilestoneRecord) => Date | null;
  readonly columns: (date: Date | null) => Partial<MilestoneRecord>;
  readonly isStatusFollowing: boolean;
  /** What the date means for the plan itself. */
  patchOf(of: EditedPlan, row: MilestoneRecord, date: Date | null): PlanPatch | Promise<PlanPatch>;
  check(
    schedule: PlanSchedule,
    place: number,
    date: Date | null,
    edit: MilestoneEdit,
    now: Date,
  ): DateObjections;
}

const planned: DateKind = {
  part: 'planned',
  success: 'Milestone Due Date changed succesfully.',
  dateOf: (row) => row.plannedAt,
  columns: (date) => ({ plannedAt: date, isLocked: date !== null }),
  isStatusFollowing: false,
  // Locks are told on the plan, and a start has a place in the queue of its day (F41, F42).
  patchOf: async ({ context, loaded, rows }, row, date) => {
    const isStart = date !== null && row.type === 5;
    const place = isStart ? await startByHand(context, loaded, localDay(date, row.timeZone).toString()) : {};
    const isLocked = (one: MilestoneRecord) => (one.type === row.type ? date !== null : one.isLocked);
    return { ...place, hasLockedMilestones: rows.some(isLocked) };
  },
  check: ({ input, rows }, place, date, _edit, now) => {
    const row = rows[place];
    if (!date || !row) return { errors: [], warnings: [] };
    return checkPlannedDate(input.milestones, place, date, calendarOf(input, row.type), now);
  },
};

const actual: DateKind = {
  part: 'actual',
  success: 'Milestone Actual Date changed succesfully.',
  dateOf: (row) => row.actualAt,
  columns: (date) => ({ actualAt: date }),
  isStatusFollowing: true,
  // Some milestones are fields of the plan as well (F33, F18, F27).
  patchOf: (_plan, { type }, date) => {
    if (type === 2) return { fileUploadedDate: date };
    if (type === 9) return { raApproval: date !== null };
    return type === 10 ? { manufacturingDataAvailable: date !== null } : {};
  },
  check: ({ input }, place, date, edit, now) =>
    checkActualDate(input.milestones, place, date, endOfCallersDay(now, edit.timeZoneOffset ?? 0)),
};

/** The caller's whole day counts as now, because clocks differ (domain rules §3.3.7). */
function endOfCallersDay(now: Date, offsetMinutes: number): Date {
  const shifted = new Date(now.getTime() + offsetMinutes * 60_000);
  const end = endOfDay(toCalendarDate(fromDate(shifted, 'UTC')), 'UTC');
  return new Date(end.getTime() - offsetMinutes * 60_000);
}

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
  let schedule: PlanSchedule | undefined;
  const load = async (loaded: LoadedPlan) => (schedule ??= await loadSchedule(tx, loaded));
  return takeWriteRoad(context, planAggregate, edit, {
    fields: [field],
    hasStamp: true,
    success: kind.success,
    authorise: canMoveMilestones,
    validate: async (loaded): Promise<Findings> => {
      const known = await load(loaded);
      const place = known.rows.findIndex((row) => row.type === type);
      if (place === -1) return { error: 'The plan has no such milestone.' };
      const { errors, warnings } = kind.check(known, place, date, edit, clock.now());
      return { error: errors[0], warnings };
    },
    prepare: async (loaded) => {
      const row = (await load(loaded)).rows.find((one) => one.type === type);
      const old = row ? kind.dateOf(row) : null;
      if (!row || old?.getTime() === date?.getTime()) return { patch: {}, changes: [] };
      const texts = { oldText: shownInstant(old, row.timeZone), newText: shownInstant(date, row.timeZone) };
      const values = { oldValue: storedValue(old), newValue: storedValue(date) };
      const patch = await kind.patchOf({ context, loaded, rows: (await load(loaded)).rows }, row, date);
      const change: FieldChange = { field, kind: 'instant', ...values, ...texts };
      return { patch, changes: [change, ...alsoChanged(loaded, patch, [change])] };
    },
    effects: async (stored) => {
      const matches = and(eq(planMilestones.planId, stored.id), eq(planMilestones.type, type));
      await tx.update(planMilestones).set(kind.columns(date)).where(matches);
      await reschedulePlan(context, stored, { isStatusFollowing: kind.isStatusFollowing });
    },
  });
}

function canMoveMilestones({ plan }: LoadedPlan): Verdict {
  return plan.status === planStatus.terminated ? deny('The plan is terminated.') : allow;
}

/** Gives up all dates that were set by hand and plans on automatically (F41). */
export function unlockMilestones(context: RequestContext, id: number): Promise<WriteAnswer> {
  return takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: ['lockedMilestones'],
      hasStamp: false,
      success: 'Milestones unlocked succesfully.',
      authorise: canMoveMilestones,
      validate: () => ({}),
      prepare: async () => {
        const locked = await context.tx
          .select({ type: planMilestones.type })
          .from(planMilestones)
          .where(and(eq(planMilestones.planId, id), eq(planMilestones.isLocked, true)));
        const names = locked.map(({ type }) => milestoneName[type]).join(', ');
        const change = { oldValue: names, newValue: null, oldText: names, newText: null };
        return {
          patch: { hasLockedMilestones: false },
          changes: names === '' ? [] : [{ field: 'lockedMilestones', kind: 'text' as const, ...change }],
        };
      },
      effects: async (stored) => {
        await context.tx.update(planMilestones).set({ isLocked: false }).where(eq(planMilestones.planId, id));
        await reschedulePlan(context, stored);
      },
    },
  );
}
