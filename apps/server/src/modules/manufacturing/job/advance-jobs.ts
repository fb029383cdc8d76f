import type { JobAction } from '@crt/domain/job';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import { takeWriteRoad } from '../../write-road/write-road.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { decisionOf, readCatalogue } from './act-on-jobs.ts';
import { findJobs } from './job.repository.ts';

/** Which jobs of some cycles take which step along with something else, that was decided before under the locks of the cycles. */
export interface AlongAction {
  readonly cycleIds: readonly number[];
  readonly jobIds: ReadonlySet<number>;
  readonly action: JobAction;
  /** Who acts; null for a signal from outside. */
  readonly by: string | null;
}

/**
 * Lets jobs take a step that was decided for all that take it together (§3.7). Cycles go one after the other, since each
 * moves its plan; their jobs are read at once. @throws RangeError when one cannot
 */
export async function advanceJobs(
  context: RequestContext,
  { cycleIds, jobIds, action, by }: AlongAction,
): Promise<void> {
  const { tx } = context;
  const jobs = await findJobs(tx, cycleIds);
  const catalogue = await readCatalogue(tx, jobs);
  const jobsOf = Map.groupBy(jobs, ({ row }) => row.cycleId);
  for (const id of cycleIds) {
    const all = jobsOf.get(id) ?? [];
    const acted = all.filter(({ row }) => jobIds.has(row.id)).map((loaded) => ({ loaded, action }));
    await takeWriteRoad(
      context,
      cycleAggregate,
      { id },
      {
        fields: [],
        hasStamp: false,
        success: '',
        authorise: () => allow,
        decide: (cycle) => decisionOf(context, { cycle, all, catalogue }, acted, by),
      },
    );
  }
}
