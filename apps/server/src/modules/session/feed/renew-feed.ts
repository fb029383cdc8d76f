import { sessionTexts } from '@crt/domain/session-texts';
import { allow } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { users } from '../../user/user.tables.ts';
import { takeWriteRoad } from '../../write-road/write-road.ts';
import { designAnswer, designRefused } from '../design-result.ts';
import { designerAggregate } from '../designer/designer.aggregate.ts';
import { designerToWrite } from '../designer/designer-to-write.ts';
import { findPresentDesigner } from '../designer/designer.repository.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { hashOfSecret, newSecret } from './feed-secret.ts';

/** Since when the schedule of a designer has a calendar address. @throws not-yours, not-found */
export async function readFeedState(
  context: RequestContext,
  userId: string,
): Promise<Output<'getCalendarFeed'>> {
  const { settings } = await designerOrNotFound(context, userId);
  mayChange(context, userId);
  return { renewedAt: settings?.feedRenewedAt?.toISOString() ?? null };
}

/** Makes a new calendar address, the only one that works from then on. @throws not-yours, not-found */
export async function renewFeed(
  context: RequestContext,
  userId: string,
): Promise<Output<'renewCalendarFeed'>> {
  await designerOrNotFound(context, userId);
  mayChange(context, userId);
  if (!(await findPresentDesigner(context.tx, eq(users.id, userId))))
    return { ...designRefused([sessionTexts.inactiveDesigner]), address: null, renewedAt: null };
  const id = await designerToWrite(context, userId);
  const secret = newSecret();
  const renewedAt = context.clock.now();
  const patch = { feedHash: hashOfSecret(secret), feedRenewedAt: renewedAt };
  const answer = await takeWriteRoad(
    context,
    designerAggregate,
    { id },
    {
      fields: [],
      hasStamp: false,
      success: '',
      authorise: () => allow,
      decide: async (row) => ({
        patch,
        changes: await designerAggregate.changesOf(context.tx, row, { ...row, ...patch }),
        effects: async () => context.publish({ entity: 'calendar-feed', entityId: userId, ownerId: userId }),
      }),
    },
  );
  const address = `/api/design/calendarFeed.ics?token=${secret}`;
  return { ...designAnswer(answer, id), address, renewedAt: renewedAt.toISOString() };
}
