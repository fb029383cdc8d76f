import { skipToken, useRead } from '@crt/api-client/hooks';
import { getPlanMilestones, getPlanTimeline } from '@crt/api-client/main/plan';
import { formatDate } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { useState } from 'react';
import { timelineTexts as texts } from './plan-timeline.texts.ts';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { PlanTimelineCard } from './PlanTimelineCard.tsx';

/** The timeline of a plan (F6, F54, F55). */
export const ConnectedPlanTimeline = ({ planId }: { readonly planId: number }) => {
  // The milestones say whether there is a timeline at all; they are on the page anyway.
  const isShown = useRead(getPlanMilestones, { id: planId }, { select: (model) => model.showTimeline });
  const isAsked = isShown.data !== false;
  const read = useRead(getPlanTimeline, isAsked ? { id: planId } : skipToken);
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  if (!isAsked) return null;
  return (
    <RecordSection title={texts.title} read={read} failed={texts.failed} lines={6}>
      {({ model }) => <PlanTimelineCard model={model} today={formatDate(now, 'isoDate', timeZone)} />}
    </RecordSection>
  );
};
