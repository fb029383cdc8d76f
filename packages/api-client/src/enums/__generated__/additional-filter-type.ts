/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Kind of an additional filter (E17). Only Number and MultiSelect are shown; the others are never sent. */
export const additionalFilterType = {
  text: 0,
  number: 1,
  select: 2,
  date: 3,
  multiSelect: 4,
} as const;
/** Kind of an additional filter (E17). Only Number and MultiSelect are shown; the others are never sent. Its number on the wire. */
export type AdditionalFilterType = (typeof additionalFilterType)[keyof typeof additionalFilterType];
/** How people read each AdditionalFilterType. */
export const additionalFilterTypeLabels: Readonly<Record<AdditionalFilterType, string>> = {
  0: 'Text',
  1: 'Number',
  2: 'Select',
  3: 'Date',
  4: 'Multi Select',
};
