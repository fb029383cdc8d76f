import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { forbidden } from '../../../errors.ts';
import { changed } from '../../history/changed.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { asks, done, refused, type Answer } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { create, touch } from '../../write-road/verbs.ts';
import { linkType } from '../link/link-types.ts';
import { linkText } from '../link/save-link.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { findPlan, type LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { checkEntered } from './check-entered.ts';
import { checkExternal } from './check-external.ts';
import { newPlanChanges } from './new-plan-changes.ts';
import { addMilestones } from './new-plan-milestones.ts';
import type { NewPlanRequest, NewPlanValues } from './plan-check.ts';

type Saved = Output<'saveNewPlan'>;

/** Makes a plan that a planner entered, or an external one from the session planner (E29 to E34, N33). */
export async function saveNewPlan(context: RequestContext, request: NewPlanRequest): Promise<Saved> {
  // Planners of sessions may make external plans only (E8, N33).
  const isExternal = 'planId' in request;
  if (!isExternal && !context.actor.permissions.has('CanManageFulfilmentPlan')) throw forbidden();
  await lockRecords(context, 'new-plan');
  const checked = isExternal ? await checkExternal(context, request) : await checkEntered(context, request);
  if ('refusal' in checked) return notSaved(refused(checked.refusal));
  const { values, warnings = [] } = checked;
  const isConfirmed = 'ignoreWarning' in request && request.ignoreWarning === true;
  if (warnings.length > 0 && !isConfirmed) return notSaved(asks(warnings.join('\n')));
  return store(context, values);
}

const notSaved = (answer: Answer): Saved => ({ ...answer, success: false, fulfilmentPlanId: null });

async function store(context: RequestContext, values: NewPlanValues): Promise<Saved> {
  const createdAt = context.clock.now();
  const requestId = values.requestId ?? (await nextRequestId(context, createdAt));
  const { id, stamp } = await create(context, planAggregate, {
    insert: () => insertPlan(context, { ...values, requestId, createdAt }),
    changes: (loaded) => newPlanChanges(context.tx, loaded),
    effects: async (loaded) => {
      await linkReOrder(context, loaded);
      await reschedulePlan(context, loaded);
    },
    tag: 'plan-list',
  });
  return { ...done('', encodeStamp(stamp)), success: true, fulfilmentPlanId: id };
}

async function insertPlan({ tx }: RequestContext, values: typeof plans.$inferInsert): Promise<LoadedPlan> {
  const [plan] = await tx.insert(plans).values(values).returning();
  if (!plan) throw new Error('The database gave no row for a new plan');
  await addMilestones(tx, plan);
  const loaded = await findPlan(tx, plan.id);
  if (!loaded) throw new Error(`The new plan ${plan.id} is not there`);
  return loaded;
}

/** A re-order is linked with what it repeats: that has a link more, which its readers see (E3). */
async function linkReOrder(context: RequestContext, { plan }: LoadedPlan): Promise<void> {
  const { underlyingPlanId, requestId } = plan;
  if (underlyingPlanId === null) return;
  const [row] = await context.tx.select().from(plans).where(eq(plans.id, underlyingPlanId)).for('update');
  if (!row) throw new Error(`The underlying plan ${underlyingPlanId} is not there`);
  const changes = changed('link', 'text', null, linkText(linkType.reOrder, requestId));
  const patch = { linksCount: row.linksCount + 1 };
  await touch(context, planAggregate, [{ row, patch, changes }], { tags: ['plan-link'] });
}

/** Numbers go on from the highest of the year, as people write them: 26-10412. */
async function nextRequestId({ tx }: RequestContext, at: Date): Promise<string> {
  const year = String(at.getUTCFullYear()).slice(2);
  const { rows } = await tx.execute<{ highest: number | null }>(
    sql`select max(substring(request_id from '^\\d\\d-(\\d{1,8})$')::int) as highest from plans`,
  );
  return `${year}-${Math.max(10_000, Number(rows[0]?.highest ?? 0)) + 1}`;
}
