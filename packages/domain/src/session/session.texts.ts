/** What is said about design sessions on both sides of a call; in quotes in the specification where a row is named. */
export const sessionTexts = {
  /** N4 */
  noZone: 'Designer timezone not assigned. Please assign timezone in designer properties.',
  inactiveDesigner: 'This designer is not active.',
  otherProductType: 'This designer does not design this product type.',
  notViaApi: 'This designer cannot be booked via the API.',
  otherDesigner: 'You can change only your own schedule.',
  /** N13 */
  designerRequired: 'Designer is required.',
  /** N13 */
  startRequired: 'Start date is required.',
  endRequired: 'End date is required.',
  /** N13 */
  requestRequired: 'Request Id is required.',
  sessionTimeRequired: 'Session time is required.',
  /** N32 */
  notConfigured: 'Session Properties not configured.',
  endNotAfterStart: 'The end must lie after the start.',
  endDateBeforeStart: 'The end date must not lie before the start date.',
  tooLong: 'A single availability lasts at most 24 hours.',
  raster: 'Availability starts and ends at a quarter of an hour.',
  wholeMinutes: 'An absence starts and ends at a full minute.',
  overlap: 'This time overlaps with another availability.',
  fullWeek: (most: number) => `No more than ${most} times of a week can recur over the same days.`,
  fullSchedule: (most: number) => `A schedule has room for ${most} entries. Delete old ones first.`,
  fullNames: (most: number) => `No more than ${most} schedules can be saved.`,
  daysRequired: 'At least one day is required.',
  timeRequired: 'Start and end time are required.',
  weekDayRequired: 'Day of the week is required.',
  weekOverlap: (first: number, second: number) =>
    `Times of the same day overlap: rows ${first} and ${second}.`,
  noDayInPeriod: 'None of these days lies between the start date and the end date.',
  longestPeriod: (years: number) => `A recurring availability lasts at most ${years} years.`,
  /** N9 */
  scheduleName: 'Schedule name is required.',
  scheduleNameTaken: (name: string) => `A schedule with the name ${name} already exists.`,
  meetingInProgress: 'The meeting is in progress.',
  meetingNotCreated: 'Only a session whose meeting is created can be changed.',
  hasBegun: 'The session has already begun.',
  /** N18 */
  preReservation:
    'This is a pre-reservation. It is lost unless an in-specification CT scan is uploaded until 24 hours before the scheduled time.',
  tooLateToPreReserve:
    'Without an accepted CT scan a session can be reserved only more than 24 hours before it starts.',
  unknownZone: (zone: string) => `There is no time zone ${zone}.`,
  unknownRequest: (requestId: string) => `There is no request ${requestId}.`,
  planIsOver: (requestId: string, status: string) =>
    `Request ${requestId} is ${status} and needs no session.`,
  hasSession: (requestId: string) => `Request ${requestId} has a session already.`,
  requestStays: 'A session stays with its request: delete it and book another one.',
  /** What is free instead of a slot that was lost (domain rules §3.8.10); the time names its zone. */
  nextFree: (time: string) => `The next free time is ${time}.`,
  noneFree: (weeks: number) => `There is no free time in the next ${weeks} weeks.`,
  inAbsence: (requestId: string) => `Request ${requestId} has reserved time in this absence.`,
  leftOutside: (requestId: string) => `The session of request ${requestId} keeps its booking.`,
} as const;
