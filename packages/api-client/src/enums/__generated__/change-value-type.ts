/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How the old and new value of a change type are filtered (V4). */
export const changeValueType = {
  text: 0,
  number: 1,
  select: 2,
  date: 3,
} as const;
/** How the old and new value of a change type are filtered (V4). Its number on the wire. */
export type ChangeValueType = (typeof changeValueType)[keyof typeof changeValueType];
/** How people read each ChangeValueType. */
export const changeValueTypeLabels: Readonly<Record<ChangeValueType, string>> = {
  0: 'Text',
  1: 'Number',
  2: 'Select',
  3: 'Date',
};
