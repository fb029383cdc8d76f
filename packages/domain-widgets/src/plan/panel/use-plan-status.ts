import { useRead } from '@crt/api-client/hooks';
import { getRequestInformation } from '@crt/api-client/main/plan';
import type { PlanStatus } from '@crt/domain/plan-status';

/** The status of a plan for the panels whose own answer does not tell it; undefined until it is known. */
export function usePlanStatus(id: number): PlanStatus | undefined {
  return useRead(getRequestInformation, { id }, { select: (info) => info.requestStatusId }).data;
}
