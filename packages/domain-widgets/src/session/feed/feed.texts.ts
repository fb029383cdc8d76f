/** Words of the dialog of a calendar feed. */
export const feedTexts = {
  title: 'Calendar feed',
  about:
    'A calendar program shows this schedule when it is given the address below: sessions, availability and absences of the last 4 and the next 26 weeks. It does not sign in.',
  none: 'There is no address yet.',
  madeOn: 'Address made on',
  shownOnce: 'An address is shown only when it is made. Renew it to get one that can be copied.',
  address: 'Address',
  keep: 'Copy the address now: it is not shown again. Whoever has it can read this schedule.',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. Select it and copy it yourself.',
  make: 'Make address',
  renew: 'Renew',
  close: 'Close',
  failed: 'The calendar feed could not be loaded.',
  /** Before the address is renewed. */
  question:
    'Do you want to renew the address? The old address stops working at once, in every calendar program that uses it.',
} as const;
