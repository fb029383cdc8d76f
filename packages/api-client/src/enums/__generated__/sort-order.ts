/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Direction of a sort (A32). */
export const sortOrder = {
  descending: 0,
  ascending: 1,
} as const;
/** Direction of a sort (A32). Its number on the wire. */
export type SortOrder = (typeof sortOrder)[keyof typeof sortOrder];
/** How people read each SortOrder. */
export const sortOrderLabels: Readonly<Record<SortOrder, string>> = {
  0: 'Descending',
  1: 'Ascending',
};
