/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Day of the week. */
export const weekDay = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const;
/** Day of the week. Its number on the wire. */
export type WeekDay = (typeof weekDay)[keyof typeof weekDay];
/** How people read each WeekDay. */
export const weekDayLabels: Readonly<Record<WeekDay, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
