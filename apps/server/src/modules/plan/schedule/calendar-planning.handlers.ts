import type { HandlerPart } from '../../../contract/handlers.ts';
import { capacityLoad } from './capacity-load.ts';
import { previewChange } from './preview-change.ts';

/** What calendars do to plans: how full days are, and what a change would move. */
export const calendarPlanningHandlers = {
  listCapacityLoad: (context, { query }) => capacityLoad(context, query),
  previewCalendarChange: (context, { body }) => previewChange(context, body),
} satisfies HandlerPart;
