/** What stands on the events of schedules (N6, N17). */
export const sessionEventTexts = {
  absence: 'Absence',
  availability: 'Availability',
  session: (requestId: string) => `Session ${requestId}`,
  preReservation: (requestId: string) => `Pre-reservation ${requestId}`,
  /** Before the title where the schedules of several designers stand together. */
  of: (designer: string, title: string) => `${designer}: ${title}`,
  limitReached: '(Max.number of sessions reached)',
} as const;
