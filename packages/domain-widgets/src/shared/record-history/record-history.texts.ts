/** Words of the history of a record (T1). */
export const recordHistoryTexts = {
  history: 'History',
  historyOf: (record: string) => `History of ${record}`,
  noHistory: 'Nothing was changed since the beginning of the history.',
} as const;
