import { anonymous } from '../context.ts';
import type { RequestContext } from '../context.ts';
import type { Logger } from '../platform/logger.ts';
import type { Services } from '../platform/services.ts';
import { finishArrivedPlans } from './plan/finish/finish-arrived-plans.ts';
import { rescheduleOpenPlans } from './plan/schedule/reschedule-open-plans.ts';
import { reimportNextPlans } from './request-import/reimport-next.ts';
import { rescheduleChannel } from './rescheduling/request-reschedule.ts';

/** A piece of regular work: does some of it in one transaction and tells how much, 0 when nothing is left. */
type RegularWork = (context: RequestContext) => Promise<number>;

const works: readonly { readonly queue: string; readonly cron: string; readonly work: RegularWork }[] = [
  { queue: 'finish-arrived-plans', cron: '7 * * * *', work: finishArrivedPlans },
  { queue: 'reimport-plans', cron: '* * * * *', work: reimportNextPlans },
];

/** Regular work of the business, done by one of the processes in the name of nobody. */
export async function startModuleJobs(services: Services, log: Logger): Promise<void> {
  const { jobs, work: unit } = services;
  const queues = await jobs;
  for (const { queue, cron, work } of works) {
    await queues.every(queue, cron, async () => {
      while (
        (await unit.write({ actor: anonymous, log, correlationId: queue, source: 'scheduler' }, work)) > 0
      );
    });
  }
  await startRescheduling(services, log);
}

/** Plans open plans anew as soon as somebody asked for it; what a process left behind, another one finds by the minute. */
async function startRescheduling({ jobs, storage, work }: Services, log: Logger): Promise<void> {
  const queues = await jobs;
  const reschedule = async () => void (await rescheduleOpenPlans(work, log));
  await queues.take('reschedule-plans', reschedule);
  await queues.every('reschedule-plans-left', '* * * * *', reschedule);
  const wake = () =>
    queues
      .put('reschedule-plans', {})
      .catch((error: unknown) => log.warn({ err: error }, 'planning anew begins with the next minute'));
  await storage.listen(rescheduleChannel, () => void wake());
}
