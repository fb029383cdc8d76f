import { useRead } from '@crt/api-client/hooks';
import { getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import { useState } from 'react';
import { nextMilestone } from './next-milestone.ts';
import { PlanSummary } from './PlanSummary.tsx';

/** The line that says which plan is open, from what the page reads anyway (F1). */
export const ConnectedPlanSummary = ({ planId }: { readonly planId: number }) => {
  const { data: info } = useRead(getRequestInformation, { id: planId });
  const { data: dates } = useRead(getPlanMilestones, { id: planId });
  const [now] = useState(() => new Date().toISOString());
  if (!info) return <PlanSummary plan={undefined} />;
  const { requestId, productTypeDescription: product, requestStatusId: status } = info;
  return (
    <PlanSummary
      plan={{ requestId, product, status }}
      next={dates && nextMilestone(dates.milestones, status, now)}
    />
  );
};
