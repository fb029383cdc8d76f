import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan } from '../plan.repository.ts';
import { designerChange } from './follow-session.ts';

/** When a pre-reservation is and with whom. */
export interface PreReserved {
  readonly date: Date;
  readonly designerId: string;
}

/**
 * Tells in the history of a plan that it was pre-reserved, that this was moved, or that it ended: it became a session,
 * lapsed or was deleted (N18, domain rules §3.8). The plan itself follows only a session.
 */
export async function tellPreReservation(
  context: RequestContext,
  planId: number,
  before: PreReserved | null,
  after: PreReserved | null,
): Promise<void> {
  const row = await lockPlan(context.tx, planId);
  if (!row) return;
  const [old, next] = [before?.designerId ?? null, after?.designerId ?? null];
  const changes = [
    ...changed('preReservationDate', 'instant', before?.date ?? null, after?.date ?? null),
    ...(await designerChange(context, 'preReservationDesigner', old, next)),
  ];
  if (changes.length > 0) await touch(context, planAggregate, [{ row, patch: {}, changes }]);
}
