import { meetingStatusName, type MeetingStatus, type Reservation } from '@crt/domain/booked-session';
import { durationText } from '@crt/domain/session-duration';
import type { Span } from '@crt/domain/span';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { shownValue } from '../../history/field-value.ts';
import { plans } from '../../plan/plan.tables.ts';
import { personName } from '../../user/person-name.ts';
import { rowAggregate } from '../row-aggregate.ts';
import { designSessions } from '../session.tables.ts';

async function requestIdOf(tx: Database, id: number): Promise<string> {
  const [plan] = await tx.select({ requestId: plans.requestId }).from(plans).where(eq(plans.id, id));
  return plan?.requestId ?? String(id);
}

const pieceText = ({ start, end }: Span) =>
  `${shownValue(new Date(start)) ?? ''} - ${shownValue(new Date(end)) ?? ''}`;
const durationOf = (_tx: Database, duration: number) => durationText(duration);

/** A session or pre-reservation as the write road sees it (N13 to N19). */
export const designSessionAggregate = rowAggregate({
  name: 'design-session',
  noun: 'Design session',
  tag: 'design-session',
  table: designSessions,
  owner: 'designerId',
  fields: {
    planId: { label: 'Request Id', kind: 'choice', text: requestIdOf },
    designerId: { label: 'Designer', kind: 'text', text: personName },
    organizerId: { label: 'Organizer', kind: 'text', text: personName },
    startAt: { label: 'Start Date', kind: 'instant' },
    endAt: { label: 'End Date', kind: 'instant' },
    preparationTime: { label: 'Preparation Time', kind: 'number', text: durationOf },
    postProcessingTime: { label: 'Post Processing Time', kind: 'number', text: durationOf },
    reservation: {
      label: 'Reserved Time',
      kind: 'text',
      text: (_tx, { preparation, post }: Pick<Reservation, 'preparation' | 'post'>) =>
        [...preparation, ...post].map(pieceText).join(', ') || 'none',
    },
    meeting: {
      label: 'Meeting Status',
      kind: 'choice',
      text: (_tx, meeting: MeetingStatus) => meetingStatusName[meeting],
    },
  },
});
