const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const mostListed = 10;
const listed = (names: readonly string[], most = mostListed, separator = ', ') => {
  const rest = names.length - most;
  return [...names.slice(0, most), ...(rest > 0 ? [`${rest} more`] : [])].join(separator);
};
/** With times beside them, in a sentence at a field. */
const listedFew = (names: readonly string[]) => listed(names, 3, '; ');

const saveAgain = 'Save again to overwrite that.';

type DurationTexts = Readonly<Record<'preparation' | 'session' | 'post', string>>;

/** What is said about design sessions on both sides of a call; in quotes in the specification where a row is named. */
export const sessionTexts = {
  /** N4 */
  noZone: 'Designer timezone not assigned. Please assign timezone in designer properties.',
  inactiveDesigner: 'This designer is not active.',
  otherProductType: 'This designer does not design this product type.',
  notViaApi: 'This designer cannot be booked via the API.',
  otherDesigner: 'You can change only your own schedule.',
  othersSchedule: 'You can see only your own schedule.',
  /** Told to designers of a session that they had, or never had: whose it is, is not theirs to read. */
  othersSession: 'Another designer has this session now.',
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
  sameAbsence: 'This absence is there already.',
  overlap: 'This time overlaps with another availability.',
  /** N23 */
  tooManyEntries: (most: number) =>
    `More than ${most.toLocaleString('en')} entries are in this period. Choose a shorter one, or fewer product types.`,
  fullWeek: (most: number) => `No more than ${most} times of a week can recur over the same days.`,
  fullSchedule: (most: number) => `A schedule has room for ${most} entries. Delete old ones first.`,
  fullNames: (most: number) => `No more than ${most} schedules can be saved.`,
  daysRequired: 'At least one day is required.',
  timeRequired: 'Start and end time are required.',
  weekDayRequired: 'Day of the week is required.',
  weekOverlap: (first: number, second: number) =>
    `Times of the same day overlap: rows ${first} and ${second}.`,
  /** A time of a day on which clocks go forward over it (domain rules §3.1.6). */
  skippedTime: 'The clock goes forward: these times do not happen.',
  noDayInPeriod: 'None of these days lies between the start date and the end date.',
  longestPeriod: (years: number) => `A recurring availability lasts at most ${years} years.`,
  /** N9 */
  scheduleName: 'Schedule name is required.',
  scheduleNameLines: 'Schedule name must be in one line.',
  scheduleNameTaken: (name: string) => `A schedule with the name ${name} already exists.`,
  meetingInProgress: 'The meeting is in progress.',
  meetingNotCreated: 'Only a session whose meeting is created can be changed.',
  hasBegun: 'The session has already begun.',
  /** N18 */
  preReservation:
    'This is a pre-reservation. It is lost unless an in-specification CT scan is uploaded until 24 hours before the scheduled time.',
  tooLateToPreReserve:
    'Without an accepted CT scan a session can be reserved only more than 24 hours before it starts.',
  /** What the zone of a designer cannot be taken away from, or is asked about before it becomes another (N4, N22). */
  ahead: (sessions: number, hours: number) =>
    [
      ...(sessions > 0 ? [counted(sessions, 'session')] : []),
      ...(hours > 0 ? [`${counted(hours, 'hour')} of availability`] : []),
    ].join(' and '),
  zoneNeeded: (ahead: string) =>
    `Nothing can be planned without a timezone, and this designer still has ${ahead} ahead. Move or delete them first.`,
  zoneChanges: (ahead: string, zone: string) =>
    `This designer has ${ahead} ahead. Sessions and single availabilities keep their moment; what recurs weekly, also in the past, keeps its times of day, read in ${zone}.`,
  zoneLeaves: (requestIds: readonly string[]) =>
    `${counted(requestIds.length, 'session')} would lie outside of the availability and ${requestIds.length === 1 ? 'keeps its' : 'keep their'} booking: ${listed(requestIds)}.`,
  /** What another zone would bring to one time or take away is to be settled first (N42). */
  zoneJoins: (pairs: readonly (readonly [single: string, recurring: string])[]) =>
    `availabilities would overlap: ${listedFew(pairs.map(([single, recurring]) => `${single} with the weekly ${recurring}`))}`,
  zoneMoves: (then: string, now: string) => `${then} (now ${now})`,
  zoneSkips: (times: readonly string[]) =>
    `the clock skips the weekly ${listedFew(times)}, which would be lost`,
  zoneClashes: (zone: string, clashes: readonly string[]) =>
    `In ${zone} ${clashes.join(', and ')}. Change or remove them first.`,
  zoneQuestion: 'Change the timezone anyway?',
  unknownZone: (zone: string) => `There is no time zone ${zone}.`,
  unknownRequest: (requestId: string) => `There is no request ${requestId}.`,
  noSessionOf: (requestId: string) => `Request ${requestId} has no session.`,
  planIsOver: (requestId: string, status: string) =>
    `Request ${requestId} is ${status} and needs no session.`,
  hasSession: (requestId: string) => `Request ${requestId} has a session already.`,
  /** Whoever has read this and sends again means it. */
  changedMeanwhile: (what: string, who: string, now: string) =>
    `The ${what} was changed by ${who} at the same time. It is now ${now}. ${saveAgain}`,
  saveAgain,
  /** How a session stands, in one line. */
  stands: (start: string, designer: string, { preparation, session, post }: DurationTexts) =>
    `${start} with ${designer}, preparation ${preparation}, session ${session}, post-processing ${post}`,
  /** How a series stands. */
  weekStands: (first: string, last: string, times: readonly string[]) =>
    `${first} to ${last}, ${listed(times)}`,
  /** F32 */
  staysBooked: (start: string, designer: string) =>
    `The session stays booked for ${start} with ${designer}: only the date of the plan changes. To change both, move or delete the session.`,
  requestStays: 'A session stays with its request: delete it and book another one.',
  /** What is free instead of a slot that was lost (domain rules §3.8.10); the time names its zone. */
  nextFree: (time: string) => `The next free time is ${time}.`,
  noneFree: (weeks: number) => `There is no free time in the next ${weeks} weeks.`,
  inAbsence: (requestId: string) => `Request ${requestId} has reserved time in this absence.`,
  leftOutside: (requestId: string) => `The session of request ${requestId} keeps its booking.`,
} as const;
