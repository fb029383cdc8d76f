import { skipToken, useRead } from '@crt/api-client/hooks';
import { previewCalendarChange } from '@crt/api-client/main/calendar-day';
import type { CalendarChange } from '@crt/api-client/types-main';
import { PlanningPreviewPanel, type PlanningPreviewPanelProps } from './PlanningPreviewPanel.tsx';

export interface ConnectedPlanningPreviewProps extends Pick<PlanningPreviewPanelProps, 'planHref'> {
  /** Undefined while it is not known yet what is to be changed. */
  readonly change: CalendarChange | undefined;
}

/** Which plans a change of a calendar would move, reckoned by the server as it would then plan them. */
export const ConnectedPlanningPreview = ({ change, planHref }: ConnectedPlanningPreviewProps) => {
  const { data, isError } = useRead(previewCalendarChange, change ? { body: change } : skipToken);
  return (
    <PlanningPreviewPanel preview={data} isIncomplete={!change} isFailed={isError} planHref={planHref} />
  );
};
