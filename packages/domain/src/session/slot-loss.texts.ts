import type { SlotLossReason } from './slot-search.ts';

const times = (count: number) => (count === 1 ? '1 start time is' : `${count} start times are`);

/** Why starts of a day are no slots, in sentences (domain rules §3.8.9). */
export const lossTexts: Readonly<Record<SlotLossReason, (count: number) => string>> = {
  NoAvailability: () => 'No designer of the product type is available.',
  Absent: (count) => `${times(count)} lost to absences.`,
  Booked: (count) => `${times(count)} taken by other sessions.`,
  DesignerLimit: (count) => `${times(count)} lost because the designers take no more sessions on this day.`,
  DayLimit: (count) => `${times(count)} lost because the product type has no more sessions on this day.`,
  TooShort: (count) =>
    `${times(count)} lost because the free time is too short for the session, its preparation or its post.`,
  TooEarly: (count) => `${times(count)} too early.`,
};
