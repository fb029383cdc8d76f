import type { Permission } from '@crt/domain/permission';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Trace = Output<'getTrace'>;

let app: TestApp;
/** A lot of the demo with a plan whose product has a keycode: what a trace can be followed along from end to end. */
let whole: Trace;
beforeAll(async () => {
  app = await startTestApp();
  const lots = await app.call('administrator', 'POST', '/api/CombinedOrder/GetCombinedOrders', {
    limit: 100,
    page: 1,
  });
  for (const { identifier } of (lots.body as Output<'listCombinedOrders'>).data) {
    const traced = await trace(identifier);
    if (traced.documents?.count && traced.keyCodes?.count) whole = traced;
  }
});
afterAll(() => app.close());

const call = (code: string, as: string | readonly Permission[] | undefined = 'administrator') =>
  app.call(as, 'GET', `/api/documentation/Trace?code=${encodeURIComponent(code)}`);

async function trace(code: string, as?: readonly Permission[]): Promise<Trace> {
  const { status, body } = await call(code, as);
  expect({ code, status }).toEqual({ code, status: 200 });
  return body as Trace;
}

const first = <Row>(found: { readonly rows: readonly Row[] } | null): Row => {
  const [row] = found?.rows ?? [];
  if (row === undefined) throw new Error('The demo has nothing to trace.');
  return row;
};

it('what a lot leads to leads back to it, whatever of it the trace begins with (REG7)', async () => {
  const lot = first(whole.lots);
  const plan = first(whole.plans);
  const product = first(whole.products);
  const starts: readonly (readonly [Trace['start'], string])[] = [
    ['plans', plan.requestId],
    ['products', product.gtin ?? ''],
    ['products', (product.catalogNumber ?? '').toLowerCase()],
    ['keyCodes', first(whole.keyCodes).code.toLowerCase()],
    ['documents', first(whole.documents).number.toLowerCase()],
    // As a text program writes hyphens.
    ['documents', first(whole.documents).number.replaceAll('-', '\u2011')],
    ['lots', lot.identifier.toLowerCase()],
  ];
  for (const [start, code] of starts) {
    const found = await trace(code);
    expect(found.start).toBe(start);
    expect(found.code.toLowerCase()).toBe(code.replaceAll('\u2011', '-').toLowerCase());
    expect(found.lots?.rows).toContainEqual(lot);
    for (const level of ['documents', 'keyCodes', 'products', 'plans', 'lots'] as const)
      expect(found[level]?.count, `${level} of ${code}`).toBeGreaterThan(0);
  }
});

it('a code that a document and a product have leads to what belongs to either (REG7)', async () => {
  const product = first(whole.products);
  const code = product.catalogNumber ?? '';
  const alone = await trace(code);
  expect(alone).toMatchObject({ start: 'products', alsoAt: [] });
  const form = { name: 'Of the same number', number: code, divisionId: 2, typeId: 4 };
  const added = await app.call('administrator', 'POST', '/api/documentation/Document', form);
  const both = await trace(code);
  expect(both).toMatchObject({ start: 'products', alsoAt: ['documents'] });
  expect(both.documents?.rows).toContainEqual(expect.objectContaining({ number: code }));
  expect(both.documents?.count).toBe((alone.documents?.count ?? 0) + 1);
  expect(both.products).toEqual(alone.products);
  expect(both.plans).toEqual(alone.plans);
  expect(both.lots).toEqual(alone.lots);
  await app.call('administrator', 'DELETE', `/api/documentation/Document/${String(added.body)}`);
});

it('is exported whole, level by level, with what is left out (REG7)', async () => {
  const product = first(whole.products);
  const { code } = first(whole.keyCodes);
  const exported = async (as: string | readonly Permission[]) => {
    const path = `/api/documentation/Trace/Export?code=${code}`;
    const { status, headers, body } = await app.call(as, 'GET', path);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`Trace ${code}`);
    const { sheets } = await readXlsx(body as Buffer);
    return sheets.map(({ rows }) => rows.map((row) => row.map((value) => value ?? null)));
  };
  const [lines = []] = await exported('administrator');
  expect(lines[0]).toEqual(['Level', 'Code', 'Version', 'Description', 'Keycode']);
  const found = lines.find(([level, number]) => level === 'Product' && number === product.gtin);
  expect(found).toEqual(['Product', product.gtin, product.versionName, product.description, product.keyCode]);
  const levels = [...new Set(lines.slice(1).map(([level]) => level))].filter((level) => level != null);
  expect(levels).toEqual(['Document Version', 'Keycode', 'Product', 'Plan', 'Lot']);
  const [, about = []] = await exported(['CanReadProducts']);
  expect(about.map(([line]) => line)).toContain(
    'Document Version: left out, you may not read all that leads there.',
  );
});

it('a branch in which there is nothing is empty, not absent', async () => {
  const made = (await app.call('administrator', 'POST', '/api/documentation/KeyCode'))
    .body as Output<'addKeyCode'>;
  const nothing = { count: 0, rows: [] };
  expect(await trace(made.code)).toEqual({
    start: 'keyCodes',
    alsoAt: [],
    code: made.code,
    documents: nothing,
    keyCodes: { count: 1, rows: [{ id: made.id, code: made.code }] },
    products: nothing,
    plans: nothing,
    lots: nothing,
  });
});

it('what somebody may not read is left out, with all that is reached through it', async () => {
  const { code } = first(whole.keyCodes);
  const reader = await trace(code, ['CanReadProducts']);
  expect(reader).toMatchObject({ documents: null, plans: null, lots: null });
  expect(reader.products?.count).toBeGreaterThan(0);
  const planner = await trace(code, ['CanReadProducts', 'ReadOnlyFulfilmentPlanAccess']);
  expect(planner.lots?.count).toBeGreaterThan(0);
  const number = first(whole.documents).number;
  expect(await trace(number, ['CanReadDocuments'])).toMatchObject({
    keyCodes: null,
    products: null,
    lots: null,
  });
  // Nor does a trace tell that there is such a code.
  for (const [hidden, rights] of [
    [code, ['CanReadDocuments']],
    [number, ['CanReadProducts']],
    [first(whole.plans).requestId, ['CanReadProducts', 'CanReadDocuments']],
  ] as const)
    expect((await call(hidden, rights)).status).toBe(404);
});

it('an unknown code says so; without the right, signed out and without a code nothing is told', async () => {
  const unknown = await call(' K7-NONE ');
  expect(unknown.status).toBe(404);
  expect((unknown.body as Problem).detail).toBe(
    "No keycode, product, document, plan or lot that you may read has the code 'K7-NONE'.",
  );
  expect((await call('K7-NONE', ['CanManageFulfilmentPlan'])).status).toBe(403);
  expect((await app.call(undefined, 'GET', '/api/documentation/Trace?code=K7')).status).toBe(401);
  expect((await app.call('administrator', 'GET', '/api/documentation/Trace')).status).toBe(400);
});
