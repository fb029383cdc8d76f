import { useRead } from '@crt/api-client/hooks';
import { getPlanChanges } from '@crt/api-client/main/plan';
import { none } from '@crt/ui/none';
import { planChangesTexts } from './plan-changes.texts.ts';
import { PlanChangesTable } from './PlanChangesTable.tsx';

/** The change history of a plan, newest first (F46). */
export const ConnectedPlanChanges = ({ planId }: { planId: number }) => {
  const changes = useRead(getPlanChanges, { id: planId });
  return (
    <PlanChangesTable
      changes={changes.data ?? none}
      isLoading={changes.isPending}
      error={changes.isError ? changes.error.message || planChangesTexts.failed : undefined}
      onRetry={() => void changes.refetch()}
    />
  );
};
