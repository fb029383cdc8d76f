import { anonymous } from '../context.ts';
import type { RequestContext } from '../context.ts';
import type { Logger } from '../platform/logger.ts';
import type { Services } from '../platform/services.ts';
import { deliverOrderSignals } from './combined-order/deliver-order-signals.ts';
import { deliverSignals } from './manufacturing/job/deliver-signals.ts';
import { finishArrivedPlans } from './plan/finish/finish-arrived-plans.ts';
import { rescheduleOpenPlans } from './plan/schedule/reschedule-open-plans.ts';
import { reimportNextPlans } from './request-import/reimport-next.ts';
import { rescheduleChannel } from './rescheduling/request-reschedule.ts';
import { reportOneParcel } from './tracking/carrier-reports.ts';

/** A piece of regular work: does some of it in one transaction and tells how much, 0 when nothing is left. */
type RegularWork = (context: RequestContext) => Promise<number>;

interface Regular {
  readonly queue: string;
  readonly cron: string;
  readonly work: RegularWork;
}

const works: readonly Regular[] = [
  { queue: 'finish-arrived-plans', cron: '7 * * * *', work: finishArrivedPlans },
  { queue: 'deliver-signals', cron: '* * * * *', work: deliverSignals },
  { queue: 'deliver-order-signals', cron: '* * * * *', work: deliverOrderSignals },
  { queue: 'reimport-plans', cron: '* * * * *', work: reimportNextPlans },
];

/** What others do in the real world; where the clock stands still, as in tests, nobody does. */
const demoWorks: readonly Regular[] = [
  { queue: 'carrier-reports', cron: '* * * * *', work: reportOneParcel },
];

/** Regular work of the business, done by one of the processes in the name of nobody. */
export async function startModuleJobs(services: Services, log: Logger): Promise<void> {
  const { env, jobs, work: unit } = services;
  const queues = await jobs;
  const isAlive = env.isDemo && env.frozenAt === undefined;
  for (const { queue, cron, work } of isAlive ? [...works, ...demoWorks] : works) {
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
