import { canChangeSchedule } from '@crt/domain/designer';
import type { RequestContext } from '../../../context.ts';
import { ProblemError } from '../../../errors.ts';

/** No right is missing: it is another designer's, maybe only now. */
const othersIs = (sentence: string) => new ProblemError('not-yours', sentence);

/** Lets only the designer and who manages sessions change a schedule (N1). @throws not-yours with the sentence */
export function mayChange({ actor }: RequestContext, designerId: string, sentence?: string): void {
  const verdict = canChangeSchedule(designerId, { id: actor.userId, granted: actor.permissions });
  if (!verdict.isAllowed) throw othersIs(sentence ?? verdict.reason);
}

/** Lets a designer read what is theirs, others only with a right to see sessions (N1). @throws not-yours with the sentence */
export function mayRead({ actor }: RequestContext, designerId: string, sentence: string): void {
  const { permissions, userId } = actor;
  const seesAll = permissions.has('CanViewDesignSessions') || permissions.has('CanManageDesignSessions');
  if (!seesAll && userId !== designerId) throw othersIs(sentence);
}
