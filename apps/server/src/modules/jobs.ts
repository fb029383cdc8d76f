import { dayMs } from '@crt/domain/day-ms';
import { anonymous } from '../context.ts';
import type { RequestContext } from '../context.ts';
import { eventChannel } from '../platform/events/publish.ts';
import type { Logger } from '../platform/logger.ts';
import type { Services } from '../platform/services.ts';
import { deliverOrderSignals } from './combined-order/deliver-order-signals.ts';
import { importKinds } from './import-kinds.ts';
import { forgetHalfStaged } from './import/keep-house.ts';
import { runImports } from './import/run-import.ts';
import { importChannel } from './import/stage-import.ts';
import { planCyclesAnew } from './manufacturing/cycle/plan-cycles-anew.ts';
import { deliverSignals } from './manufacturing/job/deliver-signals.ts';
import { fireAlerts, fireAllAlerts } from './notification/made/fire-alerts.ts';
import { tellOfChanges, wakeful } from './notification/made/tell-of-changes.ts';
import { finishArrivedPlans } from './plan/finish/finish-arrived-plans.ts';
import { rescheduleOpenPlans } from './plan/schedule/reschedule-open-plans.ts';
import { reimportNextPlans } from './request-import/reimport-next.ts';
import { rescheduleChannel } from './rescheduling/request-reschedule.ts';
import { forgetDeadRuns } from './rescheduling/rescheduling-run.ts';
import { meetingChannel } from './session/meeting/await-meeting.ts';
import { decidePreReservations } from './session/meeting/decide-pre-reservations.ts';
import { makeMeetings, nextMeetingIn } from './session/meeting/make-meetings.ts';
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
  { queue: 'decide-pre-reservations', cron: '* * * * *', work: decidePreReservations },
  { queue: 'reimport-plans', cron: '* * * * *', work: reimportNextPlans },
  { queue: 'fire-alerts', cron: '* * * * *', work: fireAlerts },
  { queue: 'forget-half-staged', cron: '41 * * * *', work: forgetHalfStaged },
];

/** What others do in the real world; where the clock stands still, as in tests, nobody does. */
const demoWorks: readonly Regular[] = [
  // As often as a person can follow: each report may ring the bells of several.
  { queue: 'carrier-reports', cron: '17 */2 * * *', work: reportOneParcel },
];

/** Nobody, in whose name the work of a queue is done. */
const callerOf = (queue: string, log: Logger) =>
  ({ actor: anonymous, log, correlationId: queue, source: 'scheduler' }) as const;

/** Regular work of the business, done by one of the processes in the name of nobody. */
export async function startModuleJobs(services: Services, log: Logger): Promise<void> {
  const { env, jobs, work: unit } = services;
  const queues = await jobs;
  const isAlive = env.isDemo && env.frozenAt === undefined;
  for (const { queue, cron, work } of isAlive ? [...works, ...demoWorks] : works) {
    await queues.every(queue, cron, async () => {
      while ((await unit.write(callerOf(queue, log), work)) > 0);
    });
  }
  await startMeetings(services, log);
  await startRescheduling(services, log);
  await startNotifications(services, log);
  await startImports(services, log);
}

/** The longest time that a meeting may be waited for by a job; what is due later is found by the minute. */
const longestWaitMs = 60_000;

/** Makes meetings when they are due, some seconds after somebody booked; what is left is found by the minute (N39). */
async function startMeetings({ jobs, storage, work: unit }: Services, log: Logger): Promise<void> {
  const queues = await jobs;
  const queue = 'make-meetings';
  const caller = callerOf(queue, log);
  const wake = (afterMs: number) =>
    queues
      .put(queue, {}, afterMs)
      .catch((error: unknown) => log.warn({ err: error }, 'meetings are made with the next minute'));
  const make = async () => {
    while ((await unit.write(caller, makeMeetings)) > 0);
    const next = await unit.read(caller, nextMeetingIn);
    if (next !== null && next < longestWaitMs) await wake(next);
  };
  await queues.take(queue, make);
  await queues.every('make-meetings-left', '* * * * *', make);
  await storage.listen(meetingChannel, () => void wake(0));
}

/** Plans open plans anew as soon as somebody asked for it; what a process left behind, another one finds by the minute. */
async function startRescheduling({ jobs, storage, work }: Services, log: Logger): Promise<void> {
  if (storage.kind === 'embedded') await work.write(callerOf('reschedule-plans', log), forgetDeadRuns);
  const queues = await jobs;
  const reschedule = async () => void (await rescheduleOpenPlans(work, log, planCyclesAnew));
  await queues.take('reschedule-plans', reschedule);
  await queues.every('reschedule-plans-left', '* * * * *', reschedule);
  const wake = () =>
    queues
      .put('reschedule-plans', {})
      .catch((error: unknown) => log.warn({ err: error }, 'planning anew begins with the next minute'));
  await storage.listen(rescheduleChannel, () => void wake());
  // What waits since the last process ended.
  await wake();
}

/**
 * Notifies people of what was changed, soon after each write: without a job of the queue, which would cost more than what
 * it is for. Processes take turns by a lock; what none of them heard of is found by the minute.
 */
async function startNotifications({ jobs, storage, work }: Services, log: Logger): Promise<void> {
  const queue = 'notify-of-changes';
  const tell = () => tellOfChanges(work, callerOf(queue, log));
  const wake = wakeful(tell, (error) => log.warn({ err: error }, 'people are notified with the next change'));
  const queues = await jobs;
  await queues.every(queue, '* * * * *', tell);
  await queues.every('fire-all-alerts', '23 * * * *', () =>
    fireAllAlerts(work, callerOf('fire-all-alerts', log)),
  );
  await storage.listen(eventChannel, wake, wake);
  // What happened since the last process ended.
  wake();
}

/** Imports what is uploaded as soon as it is there, each kind by itself; what a process left behind, another one finds by the minute. */
async function startImports({ env, files, jobs, storage, work }: Services, log: Logger): Promise<void> {
  const queues = await jobs;
  await queues.every('forget-import-files', '29 3 * * *', async () => {
    await files.forgetBefore(new Date(Date.now() - env.importFileDays * dayMs));
  });
  for (const kind of importKinds) {
    const queue = `import-${kind.name}`;
    const run = async () => void (await runImports(work, log, kind));
    await queues.take(queue, run);
    await queues.every(`${queue}-left`, '* * * * *', run);
    const wake = () =>
      queues
        .put(queue, {})
        .catch((error: unknown) => log.warn({ err: error }, 'an import begins with the next minute'));
    await storage.listen(importChannel, () => void wake());
    // What waits since the last process ended.
    await wake();
  }
}
