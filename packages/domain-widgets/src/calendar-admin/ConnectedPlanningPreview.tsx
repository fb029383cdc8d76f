import { skipToken, useRead } from '@crt/api-client/hooks';
import { previewCalendarChange } from '@crt/api-client/main/planning-preview';
import type { CalendarChange } from '@crt/api-client/types-main';
import { useEffect, useState } from 'react';
import { PlanningPreviewPanel, type PlanningPreviewPanelProps } from './PlanningPreviewPanel.tsx';

export interface ConnectedPlanningPreviewProps extends Pick<PlanningPreviewPanelProps, 'planHref'> {
  /** Undefined while it is not known yet what is to be changed. */
  readonly change: CalendarChange | undefined;
}

/** The server plans every open plan for an answer: what is typed in passing (the 2 of a 28) asks for none. */
const settlingMs = 400;

/** Which plans a change of a calendar would move, reckoned by the server as it would then plan them. */
export const ConnectedPlanningPreview = ({ change, planHref }: ConnectedPlanningPreviewProps) => {
  const wanted = JSON.stringify(change);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), settlingMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isSettled = change !== undefined && settled === wanted;
  const { data, isError } = useRead(previewCalendarChange, isSettled ? { body: change } : skipToken);
  return (
    <PlanningPreviewPanel
      preview={isSettled ? data : undefined}
      isIncomplete={!change}
      isFailed={isError}
      planHref={planHref}
    />
  );
};
