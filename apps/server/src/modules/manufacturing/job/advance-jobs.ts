import type { JobAction } from '@crt/domain/job';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import { takeWriteRoad } from '../../write-road/write-road.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { decisionOf } from './act-on-jobs.ts';
import { findJobs } from './job.repository.ts';

/** Which jobs of a cycle take which step along with something else, that was decided before under the lock of the cycle. */
export interface AlongAction {
  readonly cycleId: number;
  readonly jobIds: ReadonlySet<number>;
  readonly action: JobAction;
  /** Who acts; null for a signal from outside. */
  readonly by: string | null;
}

/** Lets jobs of a cycle take a step that was decided for all that take it together (§3.7). @throws RangeError when one cannot */
export async function advanceJobs(
  context: RequestContext,
  { cycleId: id, jobIds, action, by }: AlongAction,
): Promise<void> {
  await takeWriteRoad(
    context,
    cycleAggregate,
    { id },
    {
      fields: [],
      hasStamp: false,
      success: '',
      authorise: () => allow,
      decide: async (cycle) => {
        const all = await findJobs(context.tx, [id]);
        const acted = all.filter(({ row }) => jobIds.has(row.id)).map((loaded) => ({ loaded, action }));
        return decisionOf(context, cycle, all, acted, by);
      },
    },
  );
}
