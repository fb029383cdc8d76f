import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';

/** Channel on which every process hears that a meeting is to be made. */
export const meetingChannel = 'crt_meeting';

/** Has the meeting of a session made soon after the commit. */
export async function awaitMeeting({ tx }: RequestContext): Promise<void> {
  await tx.execute(sql`select pg_notify(${meetingChannel}, '')`);
}
