import type { Timeline as TimelineModel } from '@crt/api-client/types-main';
import { timelineDays, type TimelineMilestone } from '@crt/domain/timeline';
import { formatDate, zoneName } from '@crt/ui/format-date';
import type { TimelineDay, TimelineRow } from '@crt/ui/Timeline';

/** What the kit draws. */
export interface TimelineDrawing {
  readonly days: readonly TimelineDay[];
  readonly rows: readonly TimelineRow[];
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** The milestones of a plan as days, oldest first, and a line for each that has a date (F54, F55). */
export function timelineDrawing({ milestones, holidays }: TimelineModel): TimelineDrawing {
  const dated: readonly TimelineMilestone[] = milestones.map(
    ({ name, timezone, plannedDate, actualDate }) => ({
      name,
      timezone,
      plannedDate: instant(plannedDate),
      actualDate: instant(actualDate),
    }),
  );
  const days = timelineDays(dated, new Set(holidays.map(({ date }) => date)))
    .toReversed()
    .map(({ date, isWeekend, isHoliday }) => ({ date, isWeekend, isHoliday }));
  const rows = milestones
    .filter(({ plannedDate, actualDate }) => plannedDate !== null || actualDate !== null)
    .map(({ name, plannedDate, actualDate, timezone }) => {
      // Each date falls on the day that it has in the milestone's own zone.
      const day = (text: string | null) => (text === null ? null : formatDate(text, 'isoDate', timezone));
      // The zone is called as beside the dates of the table.
      const detail = zoneName(Date.parse(plannedDate ?? actualDate ?? ''), timezone);
      return { id: name, label: name, planned: day(plannedDate), actual: day(actualDate), detail };
    });
  return { days, rows };
}
