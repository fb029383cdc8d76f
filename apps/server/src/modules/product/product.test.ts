import type { Permission } from '@crt/domain/permission';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { reschedulings } from '../rescheduling/rescheduling.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (
  method: string,
  path: string,
  body?: object,
  account: string | readonly Permission[] = 'administrator',
) => app.call(account, method, `/api/${path}`, body);
const types = async () => (await call('GET', 'ProductType/GetRecords')).body as Output<'listProductTypes'>;
const products = async () => (await call('GET', 'Product/GetRecords')).body as Output<'listProducts'>;
const idOf = ({ body }: { body: unknown }) => (body as { data: { id: number } }).data.id;
const lastChangeOf = async (aggregate: string, id: number) => {
  const ofRecord = and(eq(changes.aggregate, aggregate), eq(changes.aggregateId, id));
  return (await app.db.select().from(changes).where(ofRecord).orderBy(desc(changes.id)).limit(1))[0];
};

const type = {
  name: 'Sternum Plate',
  code: 'STRN',
  defaultManufacturingLocationId: null,
  manufacturingAtRisk: false,
  isHidden: false,
};
const product = {
  number: 'ST-100',
  name: 'Sternum Plate, Standard',
  symbol: 'ST',
  productTypeId: 1,
  manufacturingCycleDefinitionId: 1,
  manufacturingLocationId: 1,
  isPriority: false,
  manufacturingAtRisk: false,
};
const mapping = {
  requestProductName: 'Sternum',
  productKey: 'ST-1',
  productTypeId: 1,
  requestTypeId: 1,
  isPriority: false,
  isDesignSessionRequired: true,
};

it.each(['ProductType', 'Product', 'ProductTypeMapping'])(
  '%s is read by who maintains it, and by nobody else',
  async (list) => {
    expect((await call('GET', `${list}/GetRecords`)).status).toBe(200);
    expect((await call('GET', `${list}/GetRecords`, undefined, 'planner')).status).toBe(403);
    expect((await call('POST', `${list}/Add`, {}, ['CanManageWorkflows'])).status).toBe(403);
    expect((await app.call(undefined, 'GET', `/api/${list}/GetRecords`)).status).toBe(401);
  },
);

describe('product types (T10)', () => {
  it('are added and changed with their history, and keep what nobody enters', async () => {
    const id = idOf(await call('POST', 'ProductType/Add', type));
    expect((await types()).records.find((record) => record.id === id)).toMatchObject({
      ...type,
      usedBy: null,
    });
    const change = { ...type, defaultManufacturingLocationId: 2 };
    app.takeEvents();
    expect((await call('PUT', `ProductType/Edit/${id}`, change)).body).toMatchObject({
      result: 0,
      message: 'Record edited',
    });
    expect(app.takeEvents()).toMatchObject([{ entity: 'product-type', entityId: String(id) }]);
    expect(await lastChangeOf('product-type', id)).toMatchObject({
      field: 'defaultManufacturingLocationId',
      oldText: null,
      newText: 'Detroit',
    });
    const jaw = (await types()).records.find(({ code }) => code === 'TMJ');
    const { name, code, defaultManufacturingLocationId, manufacturingAtRisk, isHidden } = jaw ?? type;
    const same = { name: `${name}s`, code, defaultManufacturingLocationId, manufacturingAtRisk, isHidden };
    await call('PUT', `ProductType/Edit/${jaw?.id}`, same);
    const offered = (await app.call('planner', 'GET', '/api/ProductType/GetManualCreatedProductTypes'))
      .body as Output<'listManuallyCreatedProductTypes'>;
    expect(offered.records.map((one) => one.code)).toContain('TMJ');
  });

  it('a hidden one is not offered elsewhere', async () => {
    const id = idOf(
      await call('POST', 'ProductType/Add', { ...type, name: 'Secret', code: 'SCRT', isHidden: true }),
    );
    const { body } = await app.call('planner', 'GET', '/api/ProductType/GetManualCreatedProductTypes');
    expect((body as Output<'listManuallyCreatedProductTypes'>).records.some((one) => one.id === id)).toBe(
      false,
    );
    expect((await products()).productTypes).toContainEqual({ id, name: 'Secret', isHidden: true });
  });

  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ code: ' ' }, 'Code is required'],
    [{ name: 'peek cranial IMPLANT' }, 'A product type with the Name peek cranial IMPLANT already exists.'],
    [{ code: 'hipMap' }, 'A product type with the Code hipMap already exists.'],
    [{ defaultManufacturingLocationId: 4 }, 'Leiden is not active.'],
    [{ defaultManufacturingLocationId: 999 }, 'This manufacturing location does not exist.'],
  ])('refuse %j', async (change, message) => {
    const body = { ...type, name: 'Another', code: 'OTHR', ...change };
    expect((await call('POST', 'ProductType/Add', body)).body).toMatchObject({
      result: 2,
      data: null,
      message,
    });
  });

  it('two administrators on one row: other fields are merged, the same one is told', async () => {
    const { id, timestampBase64, ...row } = (await types()).records.find(({ code }) => code === 'PMMA') ?? {
      ...type,
      id: 0,
      timestampBase64: '',
    };
    const { name, code, defaultManufacturingLocationId, manufacturingAtRisk, isHidden } = row;
    const read = { name, code, defaultManufacturingLocationId, manufacturingAtRisk, isHidden };
    const edit = (change: object) =>
      call('PUT', `ProductType/Edit/${id}?timestampBase64=${encodeURIComponent(timestampBase64)}`, {
        ...read,
        ...change,
      });
    expect((await edit({ name: 'PMMA Implant' })).body).toMatchObject({ message: 'Record edited' });
    expect((await edit({ manufacturingAtRisk: true })).body).toMatchObject({
      message: 'Record edited. The newer change of Name was kept.',
    });
    expect((await edit({ name: 'PMMA Skull' })).body).toMatchObject({
      result: 2,
      message: 'Name was changed by you at the same time. It is now PMMA Implant.',
    });
  });

  it('another code plans open plans anew, as it tells which cut-off counts (§3.1.4)', async () => {
    const {
      id,
      timestampBase64: _stamp,
      ...row
    } = (await types()).records.find(({ code }) => code === 'PMMA') ?? {
      ...type,
      id: 0,
      timestampBase64: '',
    };
    const { name, defaultManufacturingLocationId, manufacturingAtRisk, isHidden } = row;
    const read = { name, defaultManufacturingLocationId, manufacturingAtRisk, isHidden };
    await app.db.delete(reschedulings);
    await call('PUT', `ProductType/Edit/${id}`, { ...read, name: 'PMMA', code: 'PMMA' });
    expect(await app.db.$count(reschedulings)).toBe(0);
    await call('PUT', `ProductType/Edit/${id}`, { ...read, name: 'PMMA', code: 'PMMX' });
    expect(await app.db.$count(reschedulings)).toBe(1);
    await call('PUT', `ProductType/Edit/${id}`, { ...read, name: 'PMMA', code: 'PMMA' });
  });

  it('and products are never deleted (T2)', async () => {
    expect((await call('DELETE', 'ProductType/Remove/1')).status).toBe(404);
    expect((await call('DELETE', 'Product/Remove/1')).status).toBe(404);
  });
});

describe('products (T11)', () => {
  it('are one implant and active unless it is said otherwise', async () => {
    const id = idOf(await call('POST', 'Product/Add', product));
    expect((await products()).records.find((record) => record.id === id)).toMatchObject({
      ...product,
      numberOfImplants: 1,
      isActive: true,
      productTypeName: 'Cranial Reconstruction Plate',
      manufacturingLocationName: 'Berlin',
    });
    const change = { ...product, numberOfImplants: 3, isActive: false };
    expect((await call('PUT', `Product/Edit/${id}`, change)).body).toMatchObject({ result: 0 });
    expect((await products()).manufacturingLocations).toContainEqual({
      id: 4,
      name: 'Leiden',
      disabled: true,
    });
  });

  it('of a type that was hidden since can still be changed', async () => {
    const hidden = (await products()).records.find(({ productTypeId }) => productTypeId === 9);
    const { number = '', name = '', symbol = '', manufacturingLocationId = 0 } = hidden ?? {};
    const change = {
      ...product,
      number,
      name,
      symbol: `${symbol}2`,
      productTypeId: 9,
      manufacturingLocationId,
    };
    expect((await call('PUT', `Product/Edit/${hidden?.id}`, change)).body).toMatchObject({ result: 0 });
  });

  it.each([
    [{ number: ' ' }, 'Number is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ symbol: ' ' }, 'Symbol is required'],
    [{ number: '50-21040' }, 'A product with the Number 50-21040 already exists.'],
    [{ productTypeId: 9 }, 'The product type Porous Facial Implant is hidden.'],
    [{ productTypeId: 999 }, 'This product type does not exist.'],
    [{ manufacturingLocationId: 4 }, 'Leiden is not active.'],
    [{ manufacturingCycleDefinitionId: 999 }, 'This manufacturing cycle definition does not exist.'],
  ])('refuse %j', async (change, message) => {
    const body = { ...product, number: 'ST-200', ...change };
    expect((await call('POST', 'Product/Add', body)).body).toMatchObject({ result: 2, data: null, message });
  });

  it.each([
    [{ numberOfImplants: 0 }],
    [{ numberOfImplants: -1 }],
    [{ numberOfImplants: 1.5 }],
    [{ name: 'x'.repeat(10_000) }],
    [{ number: '' }],
    [{ productTypeId: null }],
  ])('are refused by the contract with the place: %j', async (change) => {
    const answer = await call('POST', 'Product/Add', { ...product, number: 'ST-300', ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: `/body/${Object.keys(change)[0]}` }] },
    });
  });
});

describe('mappings of imported names (T9)', () => {
  it('are told apart by name and key together, in any case, and can be deleted', async () => {
    const id = idOf(await call('POST', 'ProductTypeMapping/Add', mapping));
    const other = await call('POST', 'ProductTypeMapping/Add', { ...mapping, productKey: 'ST-2' });
    expect(other.body).toMatchObject({ result: 0, message: 'Record added' });
    const twice = { ...mapping, requestProductName: 'STERNUM', productKey: 'st-1' };
    expect((await call('POST', 'ProductTypeMapping/Add', twice)).body).toMatchObject({
      result: 2,
      message:
        'A product type mapping with the Product Name STERNUM and the Product Key st-1 already exists.',
    });
    expect(
      (await call('PUT', `ProductTypeMapping/Edit/${id}`, { ...mapping, requestTypeId: 2 })).body,
    ).toMatchObject({ message: 'Record edited' });
    expect(await lastChangeOf('product-type-mapping', id)).toMatchObject({
      oldText: 'eRequest',
      newText: 'ReOrder',
    });
    expect((await call('DELETE', `ProductTypeMapping/Remove/${id}`)).body).toMatchObject({
      message: 'Delete operation succeeded',
    });
  });

  it.each([
    [{ requestProductName: ' ' }, 'Product Name is required'],
    [{ productKey: ' ' }, 'Product Key is required'],
    [{ productTypeId: 9 }, 'The product type Porous Facial Implant is hidden.'],
  ])('refuse %j', async (change, message) => {
    const { body } = await call('POST', 'ProductTypeMapping/Add', {
      ...mapping,
      productKey: 'ST-3',
      ...change,
    });
    expect(body).toMatchObject({ result: 2, data: null, message });
  });

  it('the one of a request is told to who plans', async () => {
    const [plan] = await app.db.select().from(plans).where(eq(plans.type, 1)).limit(1);
    const of = (requestId = '', account = 'planner') =>
      call(
        'GET',
        `ProductTypeMapping/GetProductTypeMappingByRequestId?requestId=${requestId}`,
        undefined,
        account,
      );
    expect((await of(plan?.requestId)).body).toMatchObject({
      data: { productTypeId: plan?.productTypeId, requestTypeId: 1 },
    });
    expect((await of('no-such-request')).status).toBe(404);
    expect((await of(plan?.requestId, 'user-admin')).status).toBe(403);
  });
});
