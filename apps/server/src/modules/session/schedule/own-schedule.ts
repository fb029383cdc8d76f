import { canChangeSchedule } from '@crt/domain/designer';
import type { RequestContext } from '../../../context.ts';
import { forbidden } from '../../../errors.ts';

/** Lets only the designer and who manages sessions change a schedule (N1). @throws forbidden, with `instead` as its reason */
export function mayChange({ actor }: RequestContext, designerId: string, instead?: string): void {
  const verdict = canChangeSchedule(designerId, { id: actor.userId, granted: actor.permissions });
  if (!verdict.isAllowed) throw forbidden(instead ?? verdict.reason);
}

/** Lets a designer read what is theirs, others only with a right to see sessions (N1). @throws forbidden, with `reason` */
export function mayRead({ actor }: RequestContext, designerId: string, reason?: string): void {
  const { permissions, userId } = actor;
  const seesAll = permissions.has('CanViewDesignSessions') || permissions.has('CanManageDesignSessions');
  if (!seesAll && userId !== designerId) throw forbidden(reason);
}
