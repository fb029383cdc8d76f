import { dayTimeOf } from '../day-time.ts';
import type { SessionDraft } from '../session-draft.ts';
import type { ChosenSlot } from './ConnectedSessionPlanner.tsx';

/** What the form of a session begins with when a start was pressed; the start on the clocks of `zone` (N31). */
export function sessionOfSlot(
  { slot, search }: Omit<ChosenSlot, 'onBooked'>,
  zone: string,
): Partial<SessionDraft> {
  const { requestId, preparation, session, post } = search;
  const start = dayTimeOf(Date.parse(slot.dateTimeFrom), zone);
  return { requestId, preparation, session, post, start };
}
