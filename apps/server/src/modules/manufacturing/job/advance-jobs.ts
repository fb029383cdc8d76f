import type { JobAction } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import { touch } from '../../write-road/verbs.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { decideMoves, storeMoves } from './act-on-jobs.ts';
import type { Floor } from './cycle-move.ts';

/** Which jobs of some cycles take which step along with something else, that was decided before under the locks of the cycles. */
export interface AlongAction {
  readonly floors: readonly Floor[];
  readonly jobIds: ReadonlySet<number>;
  readonly action: JobAction;
  /** Who acts; null for a signal from outside. */
  readonly by: string | null;
}

/** Lets jobs take a step that was decided for all that take it together (§3.7). @throws RangeError when one cannot */
export async function advanceJobs(
  context: RequestContext,
  { floors, jobIds, action, by }: AlongAction,
): Promise<void> {
  const acted = floors.map(({ cycle, all }) => {
    const own = all.filter(({ row }) => jobIds.has(row.id));
    return { cycle, all, acted: own.map((loaded) => ({ loaded, action })) };
  });
  const moves = await decideMoves(context, acted, by);
  await touch(
    context,
    cycleAggregate,
    moves.map(({ cycle, patch, changes }) => ({ row: cycle, patch, changes })),
  );
  await storeMoves(context, moves);
}
