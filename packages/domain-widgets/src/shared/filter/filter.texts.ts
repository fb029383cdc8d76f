/** Words of filter pickers, whatever they filter. */
export const filterTexts = {
  search: 'Search',
  noMatch: 'Nothing matches',
  loading: 'Loading …',
  clear: 'Clear',
  outOfRange: 'A number from 0 to 999999999 is needed',
} as const;
