import type { Job } from '@crt/domain/job';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import type { RequestContext } from '../../../context.ts';
import type { JobRow } from './job.repository.ts';
import { manufacturingJobs } from './job.tables.ts';
import { signalsOf } from './signals.ts';

/** A job as it is stored now, and when its signal comes as far as that is told. */
export interface StoredJob {
  readonly row: Pick<JobRow, 'id' | 'name' | 'workOrderId' | 'signalAt'>;
  readonly job: Job;
}

/** Says when the signals come that the jobs of a cycle wait for, after something happened to one of them (§3.5.8). */
export async function planSignals({ tx, clock }: RequestContext, jobs: readonly StoredJob[]): Promise<void> {
  const now = clock.now();
  const orders = [...Map.groupBy(jobs, ({ row }) => row.workOrderId).values()];
  const moved = orders.flatMap((order) => {
    const signals = signalsOf(
      order.map(({ job, row: { name, signalAt } }) => ({ name, job, signalAt })),
      now,
    );
    return order.flatMap(({ row }, at) => {
      const signalAt = signals[at] ?? null;
      return row.signalAt?.getTime() === signalAt?.getTime() ? [] : [{ id: row.id, signalAt }];
    });
  });
  await updateRows(tx, manufacturingJobs, ['id'], moved);
}
