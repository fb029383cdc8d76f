/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** State of the online meeting (S2 §3.1, N16). */
export const meetingCode = {
  error: 1,
  inProgress: 2,
  created: 3,
  failed: 4,
} as const;
/** State of the online meeting (S2 §3.1, N16). Its number on the wire. */
export type MeetingCode = (typeof meetingCode)[keyof typeof meetingCode];
/** How people read each MeetingCode. */
export const meetingCodeLabels: Readonly<Record<MeetingCode, string>> = {
  1: 'Error',
  2: 'In progress',
  3: 'Created',
  4: 'Failed',
};
