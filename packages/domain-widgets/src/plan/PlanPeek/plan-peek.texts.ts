/** Words of the panel that shows a plan beside the list. */
export const planPeekTexts = {
  label: 'Plan at a glance',
  plan: 'Plan',
  open: 'Open plan',
  close: 'Close',
  failed: 'The plan could not be loaded.',
} as const;
