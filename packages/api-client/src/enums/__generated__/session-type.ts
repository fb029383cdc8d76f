/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Kind of an entry of a schedule (S2 §3.1). */
export const sessionType = {
  availability: 1,
  absence: 2,
  session: 3,
  preReservation: 4,
} as const;
/** Kind of an entry of a schedule (S2 §3.1). Its number on the wire. */
export type SessionType = (typeof sessionType)[keyof typeof sessionType];
/** How people read each SessionType. */
export const sessionTypeLabels: Readonly<Record<SessionType, string>> = {
  1: 'Availability',
  2: 'Absence',
  3: 'Session',
  4: 'Pre Reservation',
};
