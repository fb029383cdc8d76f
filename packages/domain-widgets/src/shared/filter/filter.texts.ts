/** Words of filter pickers, whatever they filter. */
export const filterTexts = {
  search: 'Search',
  noMatch: 'Nothing matches',
  loading: 'Loading …',
  clear: 'Clear',
  outOfRange: (largest: number) => `A number from 0 to ${largest} is needed`,
} as const;
