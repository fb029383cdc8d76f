/**
 * What the values of each additional filter of a list look like, by the id of the filter: for others, and for filters that
 * there are not, the server refuses the whole list (E17).
 */
export type AdditionalForms = Readonly<Record<number, RegExp>>;

/** The largest amount that an additional filter takes, in nine digits (E17). */
export const largestAmount = 999_999_999;

/** The additional filter by the least progress of plans and cycles: its number on the wire, and its largest percent (E17). */
export const progressFilter = { id: 1, largest: 100 } as const;
