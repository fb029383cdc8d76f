import { canChangeSchedule } from '@crt/domain/designer';
import type { RequestContext } from '../../../context.ts';
import { forbidden, ProblemError } from '../../../errors.ts';

/** No right is missing: what was theirs to change is another designer's now. */
const taken = (sentence: string) => new ProblemError('not-yours', sentence);

/** Lets only the designer and who manages sessions change a schedule (N1). @throws forbidden, or not-yours with `othersNow` */
export function mayChange({ actor }: RequestContext, designerId: string, othersNow?: string): void {
  const verdict = canChangeSchedule(designerId, { id: actor.userId, granted: actor.permissions });
  if (!verdict.isAllowed) throw othersNow === undefined ? forbidden(verdict.reason) : taken(othersNow);
}

/** Lets a designer read what is theirs, others only with a right to see sessions (N1). @throws forbidden, or not-yours with `othersNow` */
export function mayRead({ actor }: RequestContext, designerId: string, othersNow?: string): void {
  const { permissions, userId } = actor;
  const seesAll = permissions.has('CanViewDesignSessions') || permissions.has('CanManageDesignSessions');
  if (!seesAll && userId !== designerId) throw othersNow === undefined ? forbidden() : taken(othersNow);
}
