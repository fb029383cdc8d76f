/** Words of filter pickers, whatever they filter. */
export const filterTexts = {
  search: 'Search',
  noMatch: 'Nothing matches',
  loading: 'Loading …',
  clear: 'Clear',
  chosen: (label: string, count: number) => (count === 0 ? label : `${label}, ${count} chosen`),
} as const;
