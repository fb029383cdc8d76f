/** The choice between two readings of the hours (N3). */
export const clockTexts = {
  clock: 'Clock',
  hours24: '24H',
  hours12: '12H',
} as const;
