/** Words of the schedule of a designer and its dialogs; in quotes in the specification where a row is named. */
export const scheduleTexts = {
  title: 'My Schedule',
  titleOf: 'Designer Schedule',
  calendar: 'Schedule',
  zone: (zone: string) => `Timezone: ${zone}`,
  /** N3 */
  createSession: 'Create session',
  /** N3 */
  addAvailability: 'Add availability',
  /** N3 */
  addAbsence: 'Add absence',
  /** N3 */
  weekends: 'Show weekends',
  calendarFeed: 'Calendar feed',
  failed: 'The schedule could not be loaded.',
  designerFailed: 'The designer could not be loaded.',
  availabilityRemoved: 'The availability was removed.',
  absenceRemoved: 'The absence was removed.',
  entryFailed: 'The availability could not be loaded.',
  editAvailability: 'Edit availability',
  editAbsence: 'Edit absence',
  add: 'Add',
  apply: 'Apply',
  remove: 'Delete',
  kind: 'Availability type',
  /** N8 */
  single: 'Single',
  /** N8 */
  recurring: 'Recurring',
  start: 'Start',
  end: 'End',
  startDate: 'Start date',
  endDate: 'End date',
  allDay: 'All day',
  zoneHint: (zone: string) => `Times in ${zone}`,
  days: 'Days',
  weekDay: 'Day',
  weekDayOf: (row: number) => `Day, row ${row}`,
  startOf: (row: number) => `Start, row ${row}`,
  endOf: (row: number) => `End, row ${row}`,
  addDay: 'Add day',
  removeDay: (row: number) => `Remove row ${row}`,
  weekDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  savedSchedules: 'Saved schedules',
  chooseSaved: 'Choose a saved schedule',
  savedFailed: 'The saved schedules could not be loaded.',
  removeSaved: 'Delete schedule',
  saveSchedule: 'Save schedule',
  scheduleName: 'Schedule name',
  series: 'This changes the whole series. For a single day add an absence over it.',
  saved: 'Schedule updated.',
  affected: (count: number) =>
    count === 1
      ? 'A session lies in this absence and keeps its booking unless it is moved.'
      : `${count} sessions lie in this absence and keep their booking unless they are moved.`,
  affectedList: 'Sessions in this absence',
  affectedFailed: 'The sessions in this absence could not be loaded.',
  askManager: 'Who manages design sessions can move them to another designer.',
  saveAnyway: 'Save absence',
  moveTo: (requestId: string) => `New designer of ${requestId}`,
  move: 'Move',
  moveOf: (requestId: string) => `Move ${requestId}`,
  moved: 'Session changed.',
  notMoved: (requestId: string, why: string) => `${requestId} was not moved by you. ${why}`,
  movedMeanwhile:
    'Somebody else changed this session at the same time. It is shown as it is now; press Move again if it still has to go.',
  /** Where something was put elsewhere on the calendar: nothing was entered that could be saved again. */
  moveAgain: 'Move it again if it still has to go.',
  nobodyFree: 'Nobody else is free at that time.',
  /** N12 */
  removeAvailability: 'Do you want to delete this availability?',
  /** N12 */
  removeAbsence: 'Do you want to delete this absence?',
  /** N8 */
  removeSchedule: (name: string) => `Do you want to delete '${name}' schedule?`,
} as const;
