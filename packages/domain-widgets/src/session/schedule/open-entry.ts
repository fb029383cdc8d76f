import type { DesignSession } from '@crt/api-client/types-design-sessions';
import type { CalendarSpan } from '@crt/ui/EventCalendar';
import { availabilityType } from '@crt/domain/availability';
import type { SessionDraft } from '../session-draft.ts';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';
import { draftOfSpan, spanDraft, type SpanDraft } from './span-draft.ts';

/** What is open over a schedule. */
export type OpenEntry =
  | { readonly kind: 'availability'; readonly entryId?: number; readonly chosen?: SpanDraft }
  | {
      readonly kind: 'absence';
      readonly entryId?: number;
      readonly chosen?: SpanDraft;
      /** Of what is drawn of it. */
      readonly timestampBase64?: string;
    }
  | { readonly kind: 'calendarFeed' }
  | { readonly kind: 'details' | 'editSession'; readonly session: DesignSession }
  | { readonly kind: 'newSession'; readonly known?: Partial<SessionDraft> };

/** What a press on an entry of the calendar opens (N12, N16). */
export function openEvent(event: ScheduleEvent, zone: string): OpenEntry {
  if (event.kind === 'session' || event.kind === 'preReservation')
    return { kind: 'details', session: event.entry };
  const { id: entryId, startDate, endDate, timestampBase64 } = event.entry;
  if (event.kind !== 'absence') return { kind: 'availability', entryId };
  const range = { start: Date.parse(startDate), end: Date.parse(endDate) };
  return { kind: 'absence', entryId, chosen: spanDraft(range, zone), timestampBase64 };
}

/** What free time that was chosen opens: hours an availability, whole days an absence (N7, N11). */
export const openSpan = (span: CalendarSpan, zone: string): OpenEntry => ({
  kind: span.isAllDay ? 'absence' : 'availability',
  chosen: draftOfSpan(span, zone),
});

/** Whether an entry is moved and resized on the calendar: a series and a session are changed in their dialogs (N43). */
export const isMovable = (event: ScheduleEvent): boolean =>
  'type' in event.entry && event.entry.type !== availabilityType.recurring;
