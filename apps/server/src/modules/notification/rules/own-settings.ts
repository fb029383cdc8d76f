import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { notificationSettings } from '../notification.tables.ts';

/** The tag of the contract, and the name in the history, of what a person has set about notifications. */
export const settingsTag = 'notification-setting';

/** How the caller wants to be notified (D1). @throws not-found for who has no account here */
export async function ownSettings({
  tx,
  actor,
}: RequestContext): Promise<typeof notificationSettings.$inferSelect> {
  const [own] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, actor.userId));
  if (!own) throw notFound('Settings');
  return own;
}
