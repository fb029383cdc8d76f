import { useRead } from '@crt/api-client/hooks';
import { getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import { useShortcut } from '@crt/ui/use-shortcut';
import { useState } from 'react';
import { listTexts } from '../../shared/list/list.texts.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { planPeekTexts as texts } from './plan-peek.texts.ts';
import { PlanPeek } from './PlanPeek.tsx';

export interface ConnectedPlanPeekProps {
  readonly planId: number;
  readonly href: string;
  readonly onClose: () => void;
}

/** A plan at a glance, from what its own page reads too; Escape closes it (REG17). */
export const ConnectedPlanPeek = ({ planId, href, onClose }: ConnectedPlanPeekProps) => {
  const plan = useRead(getRequestInformation, { id: planId });
  const dates = useRead(getPlanMilestones, { id: planId });
  const [now] = useState(() => new Date().toISOString());
  const { group, closePeek } = listTexts.keys;
  useShortcut({ keys: 'Escape', label: closePeek, group, onAction: onClose });
  const failed = [plan, dates].find(({ data, error }) => error !== null && data === undefined);
  return (
    <PlanPeek
      plan={plan.data}
      milestones={dates.data?.milestones}
      now={now}
      href={href}
      onClose={onClose}
      failure={
        failed?.error && (
          <FailedRead
            error={failed.error}
            failed={texts.failed}
            onRetry={failed.refetch}
            isRetrying={failed.isFetching}
          />
        )
      }
    />
  );
};
