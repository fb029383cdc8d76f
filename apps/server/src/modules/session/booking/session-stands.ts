import { durationText } from '@crt/domain/session-duration';
import { sessionTexts } from '@crt/domain/session-texts';
import type { RequestContext } from '../../../context.ts';
import { shownInstant } from '../../history/field-value.ts';
import { isTimeZone } from '../../time-zone/time-zones.ts';
import { personName } from '../../user/person-name.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import type { designSessions } from '../session.tables.ts';

type Session = typeof designSessions.$inferSelect;

/** What a change of a session sets, as the history names it; what is reserved around it follows from that. */
export const changedFields: readonly (keyof Session)[] = [
  'designerId',
  'startAt',
  'endAt',
  'preparationTime',
  'postProcessingTime',
];

/** How a session stands, for whoever was overtaken: in the zone that was asked for, else in that of its designer. */
export async function sessionStands(
  context: RequestContext,
  { startAt, endAt, designerId, preparationTime, postProcessingTime }: Session,
  timezone: string | undefined,
): Promise<string> {
  const { settings } = await designerOrNotFound(context, designerId);
  const zone = timezone !== undefined && isTimeZone(timezone) ? timezone : (settings?.timezone ?? 'UTC');
  return sessionTexts.stands(shownInstant(startAt, zone) ?? '', await personName(context.tx, designerId), {
    preparation: durationText(preparationTime),
    session: durationText(endAt.getTime() - startAt.getTime()),
    post: durationText(postProcessingTime),
  });
}
