/** Words of the timeline of a plan (F6, F54, F55). */
export const timelineTexts = {
  title: 'Timeline',
  milestone: 'Milestone',
  failed: 'The timeline could not be loaded.',
  none: 'No milestone has a date yet',
} as const;
