/** What the measured page writes into a trace where an act begins and where its effect is seen. */
export const MARKS = { start: 'bench start', end: 'bench end' } as const;
