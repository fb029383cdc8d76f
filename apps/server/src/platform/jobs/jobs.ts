import { fromPglite, PgBoss } from 'pg-boss';
import type { Storage } from '../db/database.ts';
import type { Logger } from '../logger.ts';

/** Work outside requests: at a time, again after a failure, once for all processes. */
export interface Jobs {
  /** Takes jobs of `queue` one by one; a rejected `work` is tried again later, three times. */
  take<Data extends object>(queue: string, work: (data: Data) => Promise<void>): Promise<void>;
  /** Puts a job into `queue`, to be done at once or after some ms. */
  put(queue: string, data: object, afterMs?: number): Promise<void>;
  /** Runs `work` at the times of `cron` (UTC) in one of the processes. */
  every(queue: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs that are due later (a second try, a time) are found by asking; new ones are announced at once. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** Starts the job queue (pg-boss) on the server's own database, in a schema of its own. */
export async function startJobs(storage: Storage, log: Logger): Promise<Jobs> {
  const boss = new PgBoss(options(storage));
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error and goes on'));
  await boss.start();
  const ensure = (queue: string) =>
    boss.createQueue(queue, { retryLimit: 3, retryDelay: 1, retryBackoff: true, notify: true });
  return {
    async take<Data extends object>(queue: string, work: (data: Data) => Promise<void>) {
      await ensure(queue);
      await boss.work<Data>(queue, polling, async (jobs) => {
        for (const { data } of jobs) await work(data);
      });
    },
    async put(queue, data, afterMs = 0) {
      await boss.send(queue, data, afterMs > 0 ? { startAfter: Math.ceil(afterMs / 1000) } : {});
    },
    async every(queue, cron, work) {
      await ensure(queue);
      await boss.schedule(queue, cron);
      await boss.work(queue, () => work());
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

function options({ jobs }: Storage): ConstructorParameters<typeof PgBoss>[0] & object {
  const shared = { schema: 'jobs', application_name: 'crt-jobs', useListenNotify: true };
  return jobs.kind === 'embedded'
    ? { ...shared, db: fromPglite(jobs.client as never), backend: 'pglite' }
    : { ...shared, connectionString: jobs.connectionString, max: 3 };
}
