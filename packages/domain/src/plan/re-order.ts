import { planStatus, type PlanStatus } from './plan-status.ts';
import { requestType, type RequestType } from './request-type.ts';

/** What of a plan decides whether it is usual to order it again. */
export interface RepeatedPlan {
  readonly requestId: string;
  readonly type: RequestType;
  readonly status: PlanStatus;
}

/** What is asked before a plan is ordered again that was terminated, or never meant to be made (E29). */
export function reOrderWarnings({ requestId, type, status }: RepeatedPlan): readonly string[] {
  if (status === planStatus.terminated) return [`Request ${requestId} is terminated. Order it again anyway?`];
  return type === requestType.designOnly
    ? [`Request ${requestId} is a design only and was never made. Order it again anyway?`]
    : [];
}
