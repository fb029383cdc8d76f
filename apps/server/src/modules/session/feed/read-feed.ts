import { fullName } from '@crt/domain/full-name';
import { doesBlock } from '@crt/domain/booked-session';
import { dayMs } from '@crt/domain/day-ms';
import { availabilityType } from '@crt/domain/availability';
import { scheduleTitles } from '@crt/domain/schedule-titles';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findPresentDesigner } from '../designer/designer.repository.ts';
import { schedulesOf } from '../schedule/read-schedules.ts';
import { designers } from '../session.tables.ts';
import { hashOfSecret } from './feed-secret.ts';
import type { FeedEntry } from './feed-text.ts';
import { keptFeedText } from './kept-feed-text.ts';
import { mostTelling } from './most-telling.ts';

type Schedule = Output<'getDesignerSchedule'>;

const week = 7 * dayMs;
const weeksBack = 4;
const weeksAhead = 26;

const spanOf = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
});

/**
 * The entries of a schedule with the titles that it shows itself: nothing of patients and surgeons leaves it. A session
 * whose meeting failed holds nobody busy, and is not among them.
 */
function entriesOf({ sessions, preReservations, availabilities, absences }: Schedule): FeedEntry[] {
  const booked = (kind: 'session' | 'pre-reservation', title: (requestId: string) => string) => {
    return (one: Schedule['sessions'][number]): FeedEntry => ({
      // A pre-reservation that becomes a session stays the same entry.
      uid: `session-${one.id}@crt`,
      kind,
      title: title(one.requestId),
      span: spanOf(one),
    });
  };
  const available = (one: Schedule['absences'][number]): FeedEntry => {
    const isAbsence = one.type === availabilityType.absence;
    const title = one.sessionsLimitReached ? scheduleTitles.limit : scheduleTitles.availability;
    // The days of a series are entries of their own, as in the schedule.
    const day = one.type === availabilityType.recurring ? `-${Date.parse(one.startDate) / 1000}` : '';
    return {
      uid: `availability-${one.id}${day}@crt`,
      kind: isAbsence ? 'absence' : 'availability',
      title: isAbsence ? scheduleTitles.absence : title,
      span: spanOf(one),
    };
  };
  return [
    ...sessions.filter(doesBlock).map(booked('session', scheduleTitles.session)),
    ...preReservations.map(booked('pre-reservation', scheduleTitles.preReservation)),
    ...availabilities.map(available),
    ...absences.map(available),
  ];
}

/** As many entries as a busy half year has; programs are slow with more. */
const mostEntries = 1000;

/** The schedule behind a secret, from 4 weeks ago to 26 weeks ahead. @throws not-found */
export async function readFeed(context: RequestContext, secret: string): Promise<FileAnswer> {
  const row = await findPresentDesigner(context.tx, eq(designers.feedHash, hashOfSecret(secret)));
  if (!row) throw notFound('Calendar');
  const now = context.clock.now();
  const period = { start: now.getTime() - weeksBack * week, end: now.getTime() + weeksAhead * week };
  const content = await keptFeedText({
    name: `CRT ${fullName(row.user)}`,
    zone: row.settings?.timezone ?? 'UTC',
    now,
    entries: mostTelling(entriesOf(await schedulesOf(context, [row], period)), { now, most: mostEntries }),
  });
  return {
    fileName: 'schedule.ics',
    content: Buffer.from(content),
    mediaType: 'text/calendar; charset=utf-8',
  };
}
