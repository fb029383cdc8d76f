import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../plan/plan.tables.ts';
import { importRows } from '../import/import.tables.ts';
import { users } from '../user/user.tables.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Everything that patterns, strings and addresses could take for something else. */
const odd = String.raw`z%_\'"z`;
const signs = ['%', '_', '\\', "'", '"'];
const planId = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const isManufacturingOnly = true;
  await app.db
    .update(plans)
    .set({ type: 1, status: 2, heldFrom: null, requestId: odd, isManufacturingOnly })
    .where(eq(plans.id, planId));
  await app.db.update(importRows).set({ label: odd }).where(eq(importRows.label, '26-90001'));
  await app.db.update(users).set({ lastName: odd }).where(eq(users.userName, 'designer'));
  const [plan] = await app.db.select().from(plans).where(eq(plans.id, planId));
  const body = { id: planId, newValue: odd, timestampBase64: encodeStamp(plan?.stamp ?? 0) };
  await app.call('planner', 'POST', '/api/FulfilmentPlan/EditOrderNumber', body);
});
afterAll(() => app.close());

const get = (url: string) => async (text: string) => {
  const answer = await app.call('administrator', 'GET', `${url}?containsString=${encodeURIComponent(text)}`);
  expect(answer.status).toBe(200);
  return (answer.body as { data: unknown[] }).data.length;
};
const post = (url: string, bodyOf: (text: string) => object, count: (body: unknown) => number) => {
  return async (text: string) => {
    const answer = await app.call('administrator', 'POST', url, bodyOf(text));
    expect(answer.status).toBe(200);
    return count(answer.body);
  };
};
const changesBy = (newValue: string) => ({
  filters: {
    changeTypeFilter: { changeType: 'orderNumber', oldValue: null, newValue, changeTypeLabel: null },
  },
});

/** Every search over a part of a text; each gives how many it found. */
const searches: Readonly<Record<string, (text: string) => Promise<number>>> = {
  'plan list': post(
    '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
    (requestId) => ({ filters: { requestId }, limit: 10, page: 1 }),
    (body) => (body as { filteredPlansCount: number }).filteredPlansCount,
  ),
  'request ids of the plan list': get('/api/FulfilmentPlan/FilterRequests/'),
  'requests to repeat': get('/api/FulfilmentPlan/GetPossibleUnderlyingRequestIds/'),
  'search box': post(
    '/api/Search/SearchPhrase',
    (phrase) => ({ phrase, screenType: 1 }),
    (body) => ((body as { fulfilmentPlanId: number | null }).fulfilmentPlanId === planId ? 1 : 0),
  ),
  'values of changes': post(
    '/api/Changes/GetFulfilmentPlanChanges',
    changesBy,
    (body) => (body as { count: number }).count,
  ),
  'request ids of changes': get('/api/Changes/GetRequestIds'),
  'people of changes': get('/api/Changes/GetUsers'),
  'owners of filters': get('/api/QueryStorage/GetUsers'),
  'imported requests': get('/api/ImportRequest/GetRequestIds'),
};

describe.each(Object.entries(searches))('%s', (_name, search) => {
  it.each([...signs, odd, odd.slice(1, -1)])('finds %s only where it is written', async (text) => {
    expect(await search(text)).toBe(1);
  });

  it.each(['%%', '__', 'z_', '%z%', '" drop table plans --', "' or 1=1 --"])(
    'finds nothing for %s',
    async (text) => {
      expect(await search(text)).toBe(0);
    },
  );
});
