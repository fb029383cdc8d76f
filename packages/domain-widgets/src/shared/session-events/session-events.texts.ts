import { sessionTexts } from '@crt/domain/session-texts';

/** What stands on the events of schedules; in calendar feeds too, so that domain holds it (N6, N17). */
export const sessionEventTexts = {
  absence: sessionTexts.absence,
  availability: sessionTexts.availability,
  limit: sessionTexts.limitReached,
  session: sessionTexts.session,
  preReservation: sessionTexts.preReservationOf,
  /** Before the title where the schedules of several designers stand together. */
  of: (designer: string, title: string) => `${designer}: ${title}`,
} as const;
