import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { documentedProducts, productVersions } from '../documentation/product/documented-product.tables.ts';
import { productImport } from '../documentation/product/import/product-import.ts';
import { changes } from '../history/change.tables.ts';
import { startTestApp, tickingClock, type TestApp } from '../testing/test-app.ts';
import { users } from '../user/user.tables.ts';
import { importRows, imports } from './import.tables.ts';
import { runImports } from './run-import.ts';
import { forgetHalfStaged } from './keep-house.ts';
import { inNameOfNobody } from '../testing/in-name-of-nobody.ts';
import { importDesk, unitOver, type ImportDesk } from './testing/import-desk.ts';

let app: TestApp;
let desk: ImportDesk;
beforeAll(async () => {
  app = await startTestApp(5, tickingClock());
  desk = importDesk(app);
});
afterAll(() => app.close());
beforeEach(() => void app.takeEvents());

const head = 'Catalog Number,Description,Versions';
/** A file of new products, whose numbers begin with these letters. */
const file = (letters: string, count: number) =>
  [head, ...Array.from({ length: count }, (_none, place) => `${letters}-${place},Plate ${place},V1`)].join(
    '\n',
  );
const stored = async (letters: string) =>
  app.db.$count(documentedProducts, sql`${documentedProducts.catalogNumber} like ${`${letters}-%`}`);
const uploaded = async (content: string, options?: Parameters<ImportDesk['upload']>[1]) =>
  (await desk.upload(content, options)).body as number;
const statusOf = async (method: string, path: string) => (await desk.call(method, path)).status;
const everything = async () => ({
  products: await app.db.select().from(documentedProducts).orderBy(documentedProducts.id),
  versions: await app.db.$count(productVersions),
  changes: await app.db.$count(changes),
});

describe('a dry run', () => {
  it('writes nothing and announces nothing but itself, and tells what the import would', async () => {
    const before = await everything();
    const content = [head, 'DRY-1,A plate,V1', 'DRY-2,Another,', 'DRY-1,Again,', 'PEE-4000,Renamed,'].join(
      '\n',
    );
    const result = await desk.import(content, { isDryRun: true, updateExistingProducts: true });
    expect(result).toMatchObject({ state: 'done', isDryRun: true });
    expect(result.rows.map(({ status, productId }) => [status, productId])).toEqual([
      ['Created', null],
      ['Created', null],
      ['Ignored', null],
      ['Updated', 1],
    ]);
    expect(result.rows[3]?.updatedFields).toEqual([
      expect.objectContaining({ column: 'Description', newValue: 'Renamed' }),
    ]);
    expect(await everything()).toEqual(before);
    expect(new Set(app.takeEvents().map(({ entity }) => entity))).toEqual(new Set(['product-import']));
  });

  it('is carried out later, which tells what came out otherwise', async () => {
    const dry = await desk.import([head, 'LAT-1,A plate,', 'LAT-2,Another,', 'LAT-1,Again,'].join('\n'), {
      isDryRun: true,
    });
    await desk.import([head, 'LAT-2,Somebody was faster,'].join('\n'));
    const applied = await desk.call('POST', `/${dry.id}/Apply`);
    expect(applied.status).toBe(200);
    await desk.run();
    const result = await desk.details(applied.body as number);
    expect(result).toMatchObject({ dryRunId: dry.id, changedSinceDryRun: 1, isDryRun: false, state: 'done' });
    expect(result.rows.map((row) => [row.status, row.isChangedSinceDryRun])).toEqual([
      ['Created', false],
      ['Ignored', true],
      ['Ignored', false],
    ]);
    expect((await desk.details(dry.id)).appliedById).toBe(result.id);
    expect(await statusOf('POST', `/${dry.id}/Apply`)).toBe(409);
    expect(await statusOf('POST', `/${result.id}/Apply`)).toBe(409);
  });
});

it('takes some rows per transaction, and announces each step', async () => {
  const id = await uploaded(file('STP', 401));
  app.takeEvents();
  await desk.run();
  expect(await desk.details(id)).toMatchObject({ state: 'done', summary: { created: 401 } });
  expect((await desk.details(id)).rowsPerSecond).toBeGreaterThan(0);
  const one = app.db.$count(importRows, and(eq(importRows.importId, id), isNotNull(importRows.status)));
  expect(await one).toBe(401);
});

it('is stopped between two steps, and goes on where it ended', async () => {
  const id = await uploaded(file('STO', 250));
  const unit = unitOver(app.db, {
    before: async (step) => {
      // After its first step, somebody stops it.
      if (step === 2) await desk.call('POST', `/${id}/Stop`);
    },
  });
  await runImports(unit, quietLog, productImport);
  expect(await desk.details(id)).toMatchObject({
    state: 'stopped',
    doneCount: 200,
    message: 'Stopped by Doris Maier.',
  });
  expect(await stored('STO')).toBe(200);
  expect(await statusOf('POST', `/${id}/Continue`)).toBe(204);
  await desk.run();
  expect(await desk.details(id)).toMatchObject({ state: 'done', doneCount: 250, message: null });
  expect(await stored('STO')).toBe(250);
  expect(await statusOf('POST', `/${id}/Stop`)).toBe(409);
  expect(await statusOf('POST', `/${id}/Continue`)).toBe(409);
});

it('goes on in another process after a crash in the middle of a step, without a row twice', async () => {
  const id = await uploaded(file('CRA', 250));
  const dying = unitOver(app.db, {
    after: (step) => {
      // As a process that dies has it: nothing of the step is committed.
      if (step === 2) throw Object.assign(new Error('The process died.'), { code: '57P01' });
    },
  });
  // Over a connection that counts as lost, a pool cannot undo anything any more.
  const lost = /The process died\.|Failed query: rollback/;
  await expect(runImports(dying, quietLog, productImport)).rejects.toThrow(lost);
  expect(await desk.details(id)).toMatchObject({ state: 'running', doneCount: 200 });
  expect(await stored('CRA')).toBe(200);
  await runImports(unitOver(app.db), quietLog, productImport);
  expect(await desk.details(id)).toMatchObject({ state: 'done', doneCount: 250, summary: { created: 250 } });
  expect(await stored('CRA')).toBe(250);
});

it('says what failed on the server, and can go on', async () => {
  const id = await uploaded(file('BUG', 3));
  const unit = unitOver(app.db, {
    after: (step) => {
      if (step === 1) throw new Error('A mistake of ours.');
    },
  });
  await runImports(unit, quietLog, productImport);
  expect(await desk.details(id)).toMatchObject({
    state: 'failed',
    doneCount: 0,
    message: 'Something went wrong on the server. What is done stays; the import can go on from there.',
  });
  expect(await statusOf('POST', `/${id}/Continue`)).toBe(204);
  await desk.run();
  expect(await desk.details(id)).toMatchObject({ state: 'done', summary: { created: 3 } });
});

it('a mistake of ours at one row is told there, and stops no other row', async () => {
  const id = await uploaded(file('ONE', 4));
  const faulty: typeof productImport = {
    ...productImport,
    withOptions: (options) => {
      const inUse = productImport.withOptions(options);
      return {
        ...inUse,
        write: async (context, plans) => {
          if (plans.some((plan) => plan.values.catalogNumber === 'ONE-2'))
            throw new Error('A mistake of ours.');
          return inUse.write(context, plans);
        },
      };
    },
  };
  await runImports(unitOver(app.db), quietLog, faulty);
  const details = await desk.details(id);
  expect(details).toMatchObject({ state: 'done', summary: { created: 3, ignored: 1 } });
  expect(details.rows[2]?.details).toBe('Something went wrong on the server. The other rows are imported.');
  expect(await stored('ONE')).toBe(3);
});

it('two imports of a kind queue, and the second one says so', async () => {
  const [first, second] = [await uploaded(file('QUA', 3)), await uploaded(file('QUB', 3))];
  expect(await desk.details(first)).toMatchObject({ state: 'queued', waitsForId: null });
  expect(await desk.details(second)).toMatchObject({ state: 'queued', waitsForId: first });
  await desk.run();
  const starts = await app.db
    .select({ id: imports.id, at: imports.startedAt })
    .from(imports)
    .where(inArray(imports.id, [first, second]))
    .orderBy(imports.startedAt);
  expect(starts.map(({ id }) => id)).toEqual([first, second]);
});

it('tells when and by whom the same file was imported before', async () => {
  const content = file('SAM', 2);
  const dry = await desk.import(content, { isDryRun: true });
  const first = await desk.import(content);
  const second = await desk.import(content);
  expect([dry.sameFile, first.sameFile]).toEqual([null, null]);
  expect(second.sameFile).toEqual({ id: first.id, importDate: first.importDate, userId: first.userId });
  expect(second.summary).toEqual({ created: 0, updated: 0, ignored: 2 });
});

it('stops when the right is taken away while it runs', async () => {
  const id = await uploaded(file('RIG', 3), { as: 'administrator' });
  await app.db.update(users).set({ isActive: false }).where(eq(users.userName, 'administrator'));
  await desk.run();
  expect(await desk.details(id)).toMatchObject({ state: 'stopped', doneCount: 0 });
  expect((await desk.details(id)).message).toMatch(/may no longer import this\.$/);
  await app.db.update(users).set({ isActive: true }).where(eq(users.userName, 'administrator'));
  await desk.call('POST', `/${id}/Continue`);
  await desk.run();
  expect(await desk.details(id)).toMatchObject({ state: 'done', summary: { created: 3 } });
});

it('every call is for those who may import products', async () => {
  const id = await uploaded(file('CAL', 1));
  await desk.run();
  expect((await desk.upload(file('CAL', 1), { as: 'planner' })).status).toBe(403);
  const ofOne = [
    ...['', '/FailedRows'].map((path) => ['GET', path] as const),
    ...['/Apply', '/Stop', '/Continue'].map((path) => ['POST', path] as const),
  ];
  const all = [
    ['GET', ''] as const,
    ['GET', '/Template'] as const,
    ...ofOne.map(([method, path]) => [method, `/${id}${path}`] as const),
  ];
  for (const [method, path] of all)
    expect([path, (await desk.call(method, path, 'documentation-reader')).status]).toEqual([path, 403]);
  for (const [method, path] of ofOne)
    expect([path, await statusOf(method, `/999999${path}`)]).toEqual([path, 404]);
});

it('forgets what a process has begun to read before it died, and nobody sees it', async () => {
  const [row] = await app.db.select().from(imports).orderBy(imports.id).limit(1);
  if (!row) throw new Error('There is no import');
  const { id: _id, ...begun } = row;
  const createdAt = new Date('2026-11-20T07:00:00Z');
  await app.db.insert(imports).values({ ...begun, state: 'staging', createdAt });
  const listed = (await desk.call('GET', '?limit=100')).body as Output<'listProductImports'>;
  const ofProducts = eq(imports.kind, productImport.name);
  expect(listed.count).toBe((await app.db.$count(imports, ofProducts)) - 1);
  await forgetHalfStaged(inNameOfNobody(app.db, new Date('2026-11-20T09:00:00Z')));
  expect(await app.db.$count(imports, eq(imports.state, 'staging'))).toBe(0);
});
