/** Words of the records beside another one in a list (L6, O3, P7). */
export const neighboursTexts = { previous: 'Previous', next: 'Next', none: 'Not available' } as const;
