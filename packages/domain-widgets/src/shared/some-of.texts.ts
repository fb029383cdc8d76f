/** Words behind the first of many. */
export const someOfTexts = { andMore: (count: number) => `and ${count} more` } as const;
