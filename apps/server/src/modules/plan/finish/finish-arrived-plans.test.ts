import { planStatus } from '@crt/domain/plan-status';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous, type ChangeEvent, type RequestContext } from '../../../context.ts';
import { frozenClock } from '../../../platform/clock.ts';
import { noFiles } from '../../../platform/file-store.ts';
import { countedIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { finishArrivedPlans } from './finish-arrived-plans.ts';
import { testHistory, testHistoryKey } from '../../testing/history-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(30);
});
afterAll(() => app.close());

const now = new Date('2026-11-20T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function arrive(id: number, at: Date): Promise<void> {
  await app.db
    .update(plans)
    .set({ status: planStatus.arrived, heldFrom: null, heldSince: null })
    .where(eq(plans.id, id));
  const row = { planId: id, type: 8 as const, plannedAt: at, actualAt: at, timeZone: 'Asia/Tokyo' };
  await app.db
    .insert(planMilestones)
    .values(row)
    .onConflictDoUpdate({ target: [planMilestones.planId, planMilestones.type], set: row });
}

it('finishes what arrived seven days ago, once, with its history and an event (§3.6)', async () => {
  await app.db
    .update(plans)
    .set({ status: planStatus.done, heldFrom: null })
    .where(eq(plans.status, planStatus.arrived));
  await arrive(4, daysAgo(7));
  await arrive(5, daysAgo(6.99));
  const events: ChangeEvent[] = [];
  const run = () =>
    app.db.transaction((tx) =>
      finishArrivedPlans({
        actor: anonymous,
        tx,
        clock: frozenClock(now),
        ids: countedIds(11),
        log: quietLog as unknown as RequestContext['log'],
        correlationId: 'test',
        files: noFiles,
        history: testHistory('scheduler'),
        publish: (event) => void events.push(event),
      }),
    );
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const statusOf = async (id: number) =>
    (await app.db.select().from(plans).where(eq(plans.id, id)))[0]?.status;
  expect([await statusOf(4), await statusOf(5)]).toEqual([planStatus.done, planStatus.arrived]);
  expect(events.filter(({ entity }) => entity === 'plan')).toMatchObject([{ entityId: '4' }]);
  const [last] = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, 4)))
    .orderBy(desc(changes.sequence))
    .limit(1);
  expect(last).toMatchObject({ field: 'requestStatusId', newText: 'Done', source: 'scheduler' });
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
});
