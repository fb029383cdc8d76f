/** Words of a filter by days (E12). */
export const daysTexts = {
  span: 'Period',
  spans: [
    { value: 'date', label: 'Date' },
    { value: 'range', label: 'Range' },
    { value: 'relative', label: 'Relative range' },
  ],
  day: 'Date',
  range: 'Date range',
  relative: 'Relative range',
} as const;
