import { sql } from 'drizzle-orm';
import { systemClock } from './clock.ts';
import type { Services } from './services.ts';
import { forgetExpired } from './sign-in-provider/adapter.ts';
import { forgetAttempts } from './sign-in-provider/throttle.ts';

/** Regular work of the platform itself, done by one of the processes. */
export async function keepHouse({ jobs, storage, events }: Services): Promise<void> {
  const queues = await jobs;
  await queues.every('forget-expired', '*/5 * * * *', async () => {
    await forgetExpired(storage, systemClock);
    await forgetAttempts(storage, systemClock.now());
    await events.forgetOld(systemClock.now());
  });
  if (storage.kind === 'postgresql') return;
  // The embedded database has no autovacuum of its own.
  await queues.every('vacuum', '17 * * * *', async () => {
    await storage.db.execute(sql`vacuum analyze`);
  });
}
