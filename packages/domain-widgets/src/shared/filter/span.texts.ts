/** Words of filters by time, between two instants or back from now (V5). */
export const spanTexts = {
  kind: 'Period',
  kinds: [
    { value: 'absolute', label: 'Absolute' },
    { value: 'relative', label: 'Relative' },
  ],
  from: 'From',
  to: 'To',
  reversed: 'Start date must be before end date.',
  back: 'Last',
  backHint: 'Weeks, days, hours and minutes, as 4w 2d 3h 55m',
  backInvalid: 'Write it as 4w 2d 3h 55m',
  last: (text: string) => `Last ${text}`,
  since: (text: string) => `from ${text}`,
  until: (text: string) => `to ${text}`,
} as const;
