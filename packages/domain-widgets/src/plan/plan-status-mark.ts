import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import type { Status } from '@crt/ui/StatusMark';

const marks: Readonly<Partial<Record<PlanStatus, Status>>> = {
  [planStatus.manufacturing]: 'progress',
  [planStatus.readyForShipment]: 'progress',
  [planStatus.inTransit]: 'progress',
  [planStatus.arrived]: 'done',
  [planStatus.done]: 'done',
  [planStatus.onHold]: 'paused',
  [planStatus.terminated]: 'failed',
};

/** The shape of a processing status; what has not begun is pending (F57). */
export const planStatusMark = (status: PlanStatus): Status => marks[status] ?? 'pending';
