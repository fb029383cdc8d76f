import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import type { LoadedPlan } from '../plan.repository.ts';

interface Dated {
  readonly type: MilestoneType;
  readonly isLocked: boolean;
  readonly plannedAt: Date | null;
}

/**
 * Whether a milestone stays where it is because the design session of its plan is then: the session keeps it there, so
 * that unlocking does not move it (decision 019).
 */
export const isOfSession = ({ plan }: Pick<LoadedPlan, 'plan'>, { type, isLocked, plannedAt }: Dated) =>
  isLocked &&
  type === milestoneType.designSession &&
  plan.designSessionDate !== null &&
  plan.designSessionDate.getTime() === plannedAt?.getTime();

/** The milestones whose dates people set by hand: unlocking gives them up (F41). */
export const lockedByHand = <Row extends Dated>(loaded: Pick<LoadedPlan, 'plan'>, rows: readonly Row[]) =>
  rows.filter((row) => row.isLocked && !isOfSession(loaded, row));
