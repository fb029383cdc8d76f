/** Words of filter pickers, whatever they filter. */
export const filterTexts = {
  search: 'Search',
  noMatch: 'Nothing matches',
  loading: 'Loading …',
  clear: 'Clear',
} as const;
