/** What stands on the entries of schedules, on screen and in calendar feeds; in quotes in the specification where a row is named. */
export const scheduleTitles = {
  absence: 'Absence',
  availability: 'Availability',
  /** N6 */
  limit: '(Max.number of sessions reached)',
  session: (requestId: string) => `Session ${requestId}`,
  /** One that takes no time, for its meeting could not be made (domain rules §3.8.4); an hour's height cuts what comes last. */
  failedSession: (requestId: string) => `Meeting failed: ${requestId}`,
  /** N17 */
  preReservation: (requestId: string) => `Pre-reservation ${requestId}`,
} as const;
