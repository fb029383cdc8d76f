/** Words of values, wherever a record is shown (A35). */
export const recordTexts = {
  yes: 'Yes',
  no: 'No',
  none: '–',
  whyClosed: 'Why it cannot be changed',
} as const;
