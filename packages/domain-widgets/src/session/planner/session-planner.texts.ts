import type { SlotLossReason } from '@crt/domain/slot-search';

/** Words of the session planner (N28 to N32); those in quotes in the specification are its own. */
export const sessionPlannerTexts = {
  title: 'Session Planner',
  filters: 'Filters',
  planId: 'Plan Id',
  productType: 'Product Type',
  priority: 'Priority',
  preparation: 'Preparation Time',
  session: 'Design Session Time',
  post: 'Post Processing Time',
  apply: 'Apply filters',
  /** N28 */
  prompt: 'Select Plan Id or Product Type and click Apply filters button',
  choicesFailed: 'The choices could not be loaded.',
  planFailed: 'The durations of this plan could not be loaded.',
  slots: 'Slots',
  startsOf: (count: number) => (count === 1 ? '1 start time' : `${count} start times`),
  canStart: 'Can start',
  searching: 'Searching for slots …',
  failed: 'The slots could not be loaded.',
  noStart: 'No session can start at this time.',
  /** Of a time or day of the calendar. */
  noStartHere: 'no session can start',
  notKnown: 'not known',
  why: 'Why no slots?',
  nothingLost: 'Nothing was lost: each start time with somebody available is a slot.',
  notSearched: 'Nothing was searched.',
  noSlots: 'No slots',
  /** Short, for it stands in the width of a day. */
  noSlotsBecause: (reason: string) => `None: ${reason}`,
  lost: (count: number, reason: string) => `${count} lost: ${reason}`,
  reasons: {
    NoAvailability: 'nobody there',
    Absent: 'absences',
    Booked: 'booked',
    DesignerLimit: 'designer limit',
    DayLimit: 'type limit',
    TooShort: 'too short',
    TooEarly: 'too early',
  } satisfies Record<SlotLossReason, string>,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
