import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { anonymous, type ChangeEvent } from '../../../context.ts';
import { frozenClock } from '../../../platform/clock.ts';
import { noFiles } from '../../../platform/file-store.ts';
import { countedIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { imports } from '../../import/import.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../plan.tables.ts';
import { importSources } from './import-source.tables.ts';
import { reimportNextPlans } from '../../request-import/reimport-next.ts';
import { testHistory, testHistoryKey } from '../../testing/history-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const events: ChangeEvent[] = [];
const run = () =>
  app.db.transaction((tx) =>
    reimportNextPlans({
      actor: anonymous,
      tx,
      clock: frozenClock(new Date('2026-11-20T09:01:00Z')),
      ids: countedIds(12),
      log: quietLog,
      correlationId: 'test',
      files: noFiles,
      history: testHistory('scheduler'),
      publish: (event) => void events.push(event),
    }),
  );
const planOf = async (id: number) => (await app.db.select().from(plans).where(eq(plans.id, id)))[0];
const importLog = async (requestId: string) => {
  const url = `/api/ImportRequest/GetImports?chosenRequestId=${requestId}`;
  return ((await app.call('administrator', 'GET', url)).body as Output<'listImportLog'>).data;
};
const reimport = (id: number) =>
  app.call('planner', 'POST', '/api/FulfilmentPlan/UpdateReimport', { id, newValue: true });

it('takes over what the source says now, under the name of the import (F21)', async () => {
  const id = 30;
  await app.db
    .update(plans)
    .set({ type: 1, status: 2, heldFrom: null, productTypeId: 2 })
    .where(eq(plans.id, id));
  const requestId = (await planOf(id))?.requestId ?? '';
  const content = {
    plannedSurgeryDate: '2027-03-01',
    productNumber: '51-21210',
    distributionCentre: 'Osaka',
  };
  await app.db
    .insert(importSources)
    .values({ requestId, content, receivedAt: new Date(0) })
    .onConflictDoUpdate({ target: importSources.requestId, set: { content } });
  expect((await reimport(id)).body).toMatchObject({ result: 0, message: 'Reimport queued.' });
  expect(await run()).toBe(1);
  expect(await planOf(id)).toMatchObject({ plannedSurgeryDate: '2027-03-01', distributionCenterId: 3 });
  expect(events).toContainEqual(expect.objectContaining({ entity: 'plan', entityId: String(id) }));
  const ofImport = and(eq(changes.aggregateId, id), eq(changes.source, 'import'));
  const rows = await app.db.select().from(changes).where(ofImport).orderBy(desc(changes.sequence));
  expect(rows.map(({ field }) => field)).toContain('plannedSurgeryDate');
  expect(rows.find(({ field }) => field === 'distributionCenterId')).toMatchObject({ newText: 'Osaka' });
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  const [entry] = await importLog(requestId);
  expect(entry).toMatchObject({ fulfilmentPlanId: id, statusName: 'Updated', skipReason: null });
  expect(entry?.updatedFields).toContainEqual(
    expect.objectContaining({ updatedFieldText: 'Distribution Center', newValue: 'Osaka' }),
  );
  // What scheduling moved because of it belongs to the import too.
  expect(entry?.updatedFields.some(({ milestoneName }) => milestoneName !== null)).toBe(true);
  const [asked] = await app.db.select().from(imports).orderBy(desc(imports.id)).limit(1);
  expect(asked?.userId).toBe((await planOf(id))?.reimportRequestedBy);
});

it('is done once for each time it was asked for, and changes nothing when the source says the same', async () => {
  expect(await run()).toBe(0);
  const before = await planOf(30);
  await app.db
    .update(plans)
    .set({ reimportRequestedAt: new Date('2026-11-20T09:30:00Z') })
    .where(eq(plans.id, 30));
  expect(await run()).toBe(1);
  expect((await planOf(30))?.stamp).toBe(before?.stamp);
  const [entry] = await importLog(before?.requestId ?? '');
  expect(entry).toMatchObject({ statusName: 'Skipped', skipReason: 'The source says nothing new.' });
  expect(await run()).toBe(0);
});

it('leaves a plan alone that no source knows', async () => {
  await app.db.delete(importSources);
  await app.db.update(plans).set({ type: 1 }).where(eq(plans.id, 31));
  await reimport(31);
  const before = await planOf(31);
  expect(await run()).toBe(1);
  expect(await planOf(31)).toEqual({ ...before, reimportedAt: before?.reimportRequestedAt });
  const [entry] = await importLog(before?.requestId ?? '');
  expect(entry).toMatchObject({ statusName: 'Skipped', updatedFields: [] });
});

it('leaves a plan alone that was terminated since, and its import can be opened like every other one', async () => {
  const id = 32;
  await app.db.update(plans).set({ type: 1, status: 2, heldFrom: null }).where(eq(plans.id, id));
  await reimport(id);
  await app.db.update(plans).set({ status: 9 }).where(eq(plans.id, id));
  const before = await planOf(id);
  const content = { plannedSurgeryDate: '2027-04-05', productNumber: null, distributionCentre: null };
  const receivedAt = new Date(0);
  await app.db.insert(importSources).values({ requestId: before?.requestId ?? '', content, receivedAt });
  await run();
  expect(await planOf(id)).toEqual({ ...before, reimportedAt: before?.reimportRequestedAt });
  const [entry] = await importLog(before?.requestId ?? '');
  expect(entry).toMatchObject({ statusName: 'Skipped', skipReason: 'The plan is terminated.' });
  const { status, body } = await app.call(
    'administrator',
    'GET',
    `/api/ImportRequest/GetImport/${entry?.importId}`,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'done', details: `Reimport of ${before?.requestId}` });
});
