import { designStatus } from '@crt/domain/design-status';
import { milestoneType } from '@crt/domain/milestone-type';
import type { RequestContext } from '../../../context.ts';
import { changed, changedInWords } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { personName } from '../../user/person-name.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan, type LoadedPlan } from '../plan.repository.ts';
import { findMilestones } from './plan-schedule.ts';
import { reschedulePlan } from './reschedule-plan.ts';

/** When the design session of a plan is and with whom; null when it has none any more. */
export interface PlanSession {
  readonly date: Date | null;
  readonly designerId: string | null;
}

const { waitingForSession, sessionPlanned } = designStatus;

/** A design that waits for its session has one, or waits again. */
function designStatusAfter({ plan }: LoadedPlan, date: Date | null) {
  if (date) return plan.designStatus === waitingForSession ? sessionPlanned : plan.designStatus;
  return plan.designStatus === sessionPlanned ? waitingForSession : plan.designStatus;
}

/** Another designer, by name, as the history of a plan tells it. */
export async function designerChange(
  { tx }: RequestContext,
  field: 'designerId' | 'preReservationDesigner',
  old: string | null,
  next: string | null,
): Promise<FieldChange[]> {
  return changedInWords(field, 'text', [old, next], {
    stored: (id) => id,
    text: (id) => (id === null ? null : personName(tx, id)),
  });
}

/** A plan follows its design session: date, designer and what scheduling makes of them (F32). */
export async function followSession(
  context: RequestContext,
  planId: number,
  { date, designerId }: PlanSession,
): Promise<void> {
  const row = await lockPlan(context.tx, planId);
  if (!row) return;
  const before = row.plan;
  const patch = {
    designSessionDate: date,
    designSessionRequired: true,
    designerId: designerId ?? before.designerId,
    designStatus: designStatusAfter(row, date),
  };
  const moved = changed('designSessionDate', 'instant', before.designSessionDate, date);
  const changes = [
    ...moved,
    ...(await designerChange(context, 'designerId', before.designerId, patch.designerId)),
  ];
  if (changes.length === 0) return;
  await touch(context, planAggregate, [{ row, patch, changes }], { tags: ['plan-list'] });
  const session = (await findMilestones(context.tx, planId)).find(
    ({ type }) => type === milestoneType.designSession,
  );
  if (!session || session.actualAt !== null || moved.length === 0) return;
  const stored = { ...row, plan: { ...before, ...patch }, stamp: row.stamp + 1 };
  await reschedulePlan(context, stored, { date: { type: session.type, part: 'planned', date } });
}
