import type { Candidate } from '../candidate.ts';

/** React alone: what every page of these weighs before its calendar. */
export const candidate: Candidate = {
  Calendar: () => <p>Nothing</p>,
  event: 'p',
  slot: 'p',
  next: () => null,
  show: () => null,
};
