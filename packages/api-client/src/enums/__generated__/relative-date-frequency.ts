/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Unit of a relative range (E13). */
export const relativeDateFrequency = {
  day: 0,
  week: 1,
  month: 2,
} as const;
/** Unit of a relative range (E13). Its number on the wire. */
export type RelativeDateFrequency = (typeof relativeDateFrequency)[keyof typeof relativeDateFrequency];
/** How people read each RelativeDateFrequency. */
export const relativeDateFrequencyLabels: Readonly<Record<RelativeDateFrequency, string>> = {
  0: 'Day',
  1: 'Week',
  2: 'Month',
};
