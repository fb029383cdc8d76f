import type { RequestContext } from '../../../context.ts';
import { readStepCatalogue } from '../../job-step/job-step.options.ts';
import { followManufacturing } from '../../plan/schedule/follow-manufacturing.ts';
import type { Decision } from '../../write-road/write-road.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { cycleMove, type ActedFloor, type CycleMove } from './cycle-move.ts';
import { planSignals } from './plan-signals.ts';
import { saveJobs } from './save-jobs.ts';

/** Who acts; null for a signal from outside. */
type By = string | null;

/** What actions on jobs of one cycle mean for it, for the write road. */
export async function decisionOf(
  context: RequestContext,
  floor: ActedFloor,
  by: By,
): Promise<Decision<LoadedCycle, CyclePatch>> {
  const moves = await decideMoves(context, [floor], by);
  const [{ patch, changes } = { patch: {}, changes: [] }] = moves;
  return { patch, changes, effects: () => storeMoves(context, moves) };
}

/** What actions on jobs mean for each of their cycles. Nothing is stored; what all of them need is read once. */
export async function decideMoves(
  { tx, clock }: RequestContext,
  floors: readonly ActedFloor[],
  by: By,
): Promise<readonly CycleMove[]> {
  const steps = floors.flatMap(({ all }) => all.flatMap((job) => job.steps));
  const ids = steps.map(({ stepId }) => stepId);
  const catalogue = await readStepCatalogue(tx, ids);
  const actor = { at: clock.now(), by };
  return floors.map((floor) => cycleMove(floor, actor, catalogue));
}

/** Stores what became of the jobs of cycles and lets their plans follow; the cycles themselves are stored by who decided. */
export async function storeMoves(context: RequestContext, moves: readonly CycleMove[]): Promise<void> {
  const jobs = moves.flatMap((move) => move.jobs);
  const acted = jobs.filter(({ isActed }) => isActed);
  await saveJobs(context.tx, acted);
  await planSignals(
    context,
    jobs.map(({ loaded: { row }, job, isActed }) => ({
      row: isActed ? { ...row, signalAt: null } : row,
      job,
    })),
  );
  await followManufacturing(
    context,
    moves.map(({ news }) => news),
  );
}
