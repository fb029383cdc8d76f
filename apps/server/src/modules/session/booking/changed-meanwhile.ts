import { durationText } from '@crt/domain/session-duration';
import { sessionTexts } from '@crt/domain/session-texts';
import type { RequestContext } from '../../../context.ts';
import { ProblemError } from '../../../errors.ts';
import { shownInstant } from '../../history/field-value.ts';
import { isTimeZone } from '../../time-zone/time-zones.ts';
import { personName } from '../../user/person-name.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import type { designSessions } from '../session.tables.ts';
import type { WriteAnswer } from '../../write-road/write-road.ts';

type Session = typeof designSessions.$inferSelect;

/** What a change of a session sets, as the history names it; what is reserved around it follows from that. */
export const changedFields: readonly (keyof Session)[] = [
  'designerId',
  'startAt',
  'endAt',
  'preparationTime',
  'postProcessingTime',
];

/**
 * The refusal of a change of a session that somebody else changed since it was read: it tells how the session stands now,
 * and carries the stamp with which the same change may be sent again. Undefined where nobody did.
 */
export async function changedMeanwhile(
  context: RequestContext,
  session: Session,
  { data, timestamp }: WriteAnswer,
  timezone: string | undefined,
): Promise<ProblemError | undefined> {
  const conflict = data?.conflict;
  if (!conflict || timestamp === null) return undefined;
  const { startAt, endAt, designerId, preparationTime, postProcessingTime } = session;
  const { settings } = await designerOrNotFound(context, designerId);
  const zone = timezone !== undefined && isTimeZone(timezone) ? timezone : (settings?.timezone ?? 'UTC');
  const now = sessionTexts.stands(
    shownInstant(startAt, zone) ?? '',
    await personName(context.tx, designerId),
    {
      preparation: durationText(preparationTime),
      session: durationText(endAt.getTime() - startAt.getTime()),
      post: durationText(postProcessingTime),
    },
  );
  const message = sessionTexts.changedMeanwhile(conflict.isYou ? 'you' : conflict.user.name, now);
  return new ProblemError('stale-stamp', message, { timestamp });
}
