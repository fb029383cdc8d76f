import { anonymous } from '../context.ts';
import type { RequestContext } from '../context.ts';
import type { Logger } from '../platform/logger.ts';
import type { Services } from '../platform/services.ts';
import { finishArrivedPlans } from './plan/finish/finish-arrived-plans.ts';
import { reimportNextPlans } from './request-import/reimport-next.ts';

/** A piece of regular work: does some of it in one transaction and tells how much, 0 when nothing is left. */
type RegularWork = (context: RequestContext) => Promise<number>;

const works: readonly { readonly queue: string; readonly cron: string; readonly work: RegularWork }[] = [
  { queue: 'finish-arrived-plans', cron: '7 * * * *', work: finishArrivedPlans },
  { queue: 'reimport-plans', cron: '* * * * *', work: reimportNextPlans },
];

/** Regular work of the business, done by one of the processes in the name of nobody. */
export async function startModuleJobs({ jobs, work: unit }: Services, log: Logger): Promise<void> {
  const queues = await jobs;
  for (const { queue, cron, work } of works) {
    await queues.every(queue, cron, async () => {
      while (
        (await unit.write({ actor: anonymous, log, correlationId: queue, source: 'scheduler' }, work)) > 0
      );
    });
  }
}
