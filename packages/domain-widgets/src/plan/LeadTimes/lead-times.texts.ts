/** Words of the lead-time modifications of a plan (F38, F39). */
export const leadTimesTexts = {
  title: 'Lead Time Modifications',
  failed: 'The lead times could not be loaded.',
  none: 'This plan has no lead times.',
  milestone: 'Milestone',
  unmodified: 'Lead time',
  additional: 'Additional days',
  additionalOf: (name: string) => `Additional days of ${name}`,
  isDefault: 'Default',
  outOfLimits: (min: number, max: number) => `From ${min} to ${max}`,
  apply: 'Apply',
  cancel: 'Cancel',
} as const;
