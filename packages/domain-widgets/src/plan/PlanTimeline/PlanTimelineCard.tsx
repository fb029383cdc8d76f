import type { Timeline as TimelineModel } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { Timeline } from '@crt/ui/Timeline';
import { useMemo } from 'react';
import { timelineTexts as texts } from './plan-timeline.texts.ts';
import { timelineDrawing } from './timeline-rows.ts';

export interface PlanTimelineCardProps {
  readonly model: TimelineModel;
  /** The viewer's today, `YYYY-MM-DD`. */
  readonly today: string;
}

/** When the milestones of a plan were planned and happened, day by day (F6, F54, F55). */
export const PlanTimelineCard = ({ model, today }: PlanTimelineCardProps) => {
  const { days, rows } = useMemo(() => timelineDrawing(model), [model]);
  return (
    <Card title={texts.title}>
      {rows.length === 0 ? (
        <EmptyState reason="nothingYet" title={texts.none} />
      ) : (
        <Timeline label={texts.title} rowHeader={texts.milestone} days={days} rows={rows} today={today} />
      )}
    </Card>
  );
};
