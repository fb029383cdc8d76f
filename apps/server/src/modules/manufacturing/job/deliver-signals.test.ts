import { planStatus } from '@crt/domain/plan-status';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changes } from '../../history/change.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { inNameOfNobody } from '../../testing/in-name-of-nobody.ts';
import { shopFloor } from '../testing/shop-floor.ts';
import { deliverSignals } from './deliver-signals.ts';
import { manufacturingJobs } from './job.tables.ts';

const floor = shopFloor();
const now = new Date('2026-11-20T09:00:00Z');

const deliver = (at: Date) => floor.app.db.transaction((tx) => deliverSignals(inNameOfNobody(tx, at)));

it('a step that no person finishes is finished by its signal, some minutes later and in the name of nobody (§3.5.8)', async () => {
  const { db } = floor.app;
  // Jobs of combined orders wait for the signal of their order.
  await db.execute(sql`delete from combined_order_members`);
  const [waiting] = await db
    .select({ job: manufacturingJobs })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(and(isNotNull(manufacturingJobs.signalAt), eq(plans.status, planStatus.manufacturing)));
  if (!waiting) throw new Error('No job of the demo world waits for a signal');
  expect(await deliver(now)).toBe(0);
  const { id, cycleId, doneSteps } = waiting.job;
  const { workOrderModels } = await floor.details(cycleId);
  const shown = workOrderModels.flatMap((order) => order.manufacturingJobs).find((job) => job.id === id);
  expect(shown?.jobSteps.find((step) => step.id === shown.currentJobStepId)).toMatchObject({
    checkSyncStatusOnly: true,
    status: 0,
  });
  const later = new Date(now.getTime() + 60 * 60_000);
  for (let given = 1; given > 0;) given = await deliver(later);
  const [after] = await db.select().from(manufacturingJobs).where(eq(manufacturingJobs.id, id));
  expect(after?.currentPlace).not.toBe(waiting.job.currentPlace);
  expect(after?.doneSteps).not.toBe(doneSteps);
  const told = await db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregateId, cycleId), eq(changes.field, `job:${id}`)));
  expect(told).toMatchObject([{ source: 'scheduler', userId: '' }]);
});

it('a person cannot finish it, and a held plan gets no signal', async () => {
  const { db } = floor.app;
  const where = and(isNotNull(manufacturingJobs.signalAt), eq(plans.status, planStatus.onHold));
  const held = await db
    .select({ signalAt: manufacturingJobs.signalAt })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(where);
  await deliver(new Date(now.getTime() + 600 * 60_000));
  const after = await db
    .select({ signalAt: manufacturingJobs.signalAt })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(where);
  expect(after).toEqual(held);
});
