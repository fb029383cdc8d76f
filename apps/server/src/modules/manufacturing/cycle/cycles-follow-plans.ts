import { sharedCycleFields } from '@crt/domain/cycle-field';
import { milestoneType } from '@crt/domain/milestone-type';
import { milestoneField, type PlanField } from '@crt/domain/plan-field';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import type { Follower } from '../../history/history.ts';
import type { Entry } from '../../history/record-changes.ts';
import { readPlanLocked } from '../../plan/plan.options.ts';
import { touch } from '../../write-road/verbs.ts';
import { announceCycles } from './announce-cycles.ts';
import { cycleAggregate } from './cycle.aggregate.ts';
import { hasCycle, lockCycle, presentCycles } from './cycle.repository.ts';
import { makeCycle } from './make-cycle.ts';
import { planStepsAnew } from './plan-steps.ts';

const { manufacturingStarted } = milestoneType;
type Field = PlanField | `milestone:${string}`;

/** With its data the manufacturing of a plan begins to exist. */
const begins: readonly Field[] = ['manufacturingDataAvailable', 'created'];
/** When or where it begins, from which the ends of its steps are planned. */
const moves: readonly string[] = [
  milestoneField(manufacturingStarted, 'planned'),
  milestoneField(manufacturingStarted, 'actual'),
  'manufacturingLocalizationId',
];
/** What of a plan its cycle shows, or what decides what can be done with its jobs. */
const shown: readonly Field[] = [
  'requestStatusId',
  'orderNumber',
  'productNumber',
  'raApproval',
  'quantity',
  'requiredManufacturingDataRevision',
  'manufacturingDataAvailable',
];

const shared: readonly string[] = sharedCycleFields;

/** What happens to plans, as far as their cycles have to know: plans know nothing of cycles (domain rules §3.5). */
export const cyclesFollowPlans: Follower = async (context, entries) => {
  const ofPlans = entries.filter(({ thing }) => thing.aggregate === 'plan');
  if (ofPlans.length === 0) return;
  for (const id of idsOf(ofPlans, begins)) await makeWhereMissing(context, id);
  await planStepsAnew(context, idsOf(ofPlans, moves));
  await shareChanges(context, ofPlans);
  const changed = idsOf(ofPlans, shown);
  if (changed.length > 0) announceCycles(context, await presentCycles(context.tx, changed));
};

function idsOf(entries: readonly Entry[], fields: readonly string[]): readonly number[] {
  const found = entries.filter(({ change }) => fields.includes(change.field));
  return [...new Set(found.map(({ thing }) => thing.id))];
}

async function makeWhereMissing(context: RequestContext, id: number): Promise<void> {
  const plan = await readPlanLocked(context.tx, id);
  if (!plan?.plan.manufacturingDataAvailable || isDesignSessionOnly(plan.plan.type)) return;
  if (!(await hasCycle(context.tx, id))) await makeCycle(context, plan);
}

async function shareChanges(context: RequestContext, entries: readonly Entry[]): Promise<void> {
  const edited = entries.filter(({ change, source }) => source === 'screen' && shared.includes(change.field));
  for (const [id, own] of Map.groupBy(edited, ({ thing }) => thing.id)) {
    const row = await lockCycle(context.tx, id);
    if (!row) continue;
    await touch(context, cycleAggregate, [{ row, patch: {}, changes: own.map(({ change }) => change) }]);
  }
}
