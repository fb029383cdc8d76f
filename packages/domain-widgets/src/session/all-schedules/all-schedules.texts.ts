/** Words of the schedules of all designers (N23, N24); those in quotes in the specification are its own. */
export const allSchedulesTexts = {
  title: 'All Schedules',
  createSession: 'Create session',
  filters: 'Filters',
  products: 'Design Products',
  timezone: 'View timezone',
  local: 'Local',
  showBooked: 'show booked sessions',
  weekends: 'Show weekends',
  failed: 'The schedules could not be loaded.',
  choicesFailed: 'The choices could not be loaded.',
  designer: 'Designer',
  location: 'Location',
  time: 'Time',
} as const;
