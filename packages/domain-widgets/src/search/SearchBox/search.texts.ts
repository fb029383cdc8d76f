/** Words of the search box (M). */
export const searchTexts = {
  label: 'Search plan ID',
  submit: 'Search',
  failed: 'The search failed.',
} as const;
