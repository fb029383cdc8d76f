import type { Permission } from '@crt/domain/permission';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../errors.ts';
import { changes } from '../history/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

type Entry = { readonly id: number; readonly name: string; readonly timestampBase64: string } & Readonly<
  Record<string, unknown>
>;

const call = (method: string, path: string, body?: object, as: string | readonly Permission[] = manager) =>
  app.call(as, method, `/api/documentation/Configuration/${path}`, body);
const manager = 'documentation-manager';
const all = async (list: string) => (await call('GET', list)).body as readonly Entry[];
const named = async (list: string, name: string) => {
  const found = (await all(list)).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no ${name} in ${list}.`);
  return found;
};
const problem = ({ body }: { readonly body: unknown }) => body as Problem;

/** Each list with how many the demo world has, and something to add to it. */
const lists = [
  ['DocumentType', 'document-type', 9, { name: 'Recall Notice', eifuValue: 'RN' }],
  ['Country', 'country', 60, { name: 'Iceland', eifuValue: 'IS', regionId: 3, languageIds: [8] }],
  ['Region', 'region', 6, { name: 'Middle East' }],
  ['Division', 'division', 6, { name: 'Sports Medicine' }],
  ['Portal', 'portal', 4, { name: 'Surgeon portal', eifuValue: null }],
  ['Language', 'language', 30, { name: 'Icelandic', translatedName: 'Íslenska', eifuValue: 'is' }],
  ['ProductFamily', 'product-family', 11, { name: 'Rib Plates' }],
] as const;

describe.each(lists)('%s', (list, kind, count, form) => {
  it('is listed by name, added to, edited and deleted, each with its history and event (S1, S3, S4)', async () => {
    const before = await all(list);
    expect(before).toHaveLength(count);
    expect(before.map(({ name }) => name)).toEqual(
      before.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
    );
    app.takeEvents();
    const added = await call('POST', list, { ...form, name: `  ${form.name} ` });
    expect(added.status).toBe(200);
    const id = added.body as number;
    const stored = await named(list, form.name);
    expect(stored).toEqual({ ...form, id, timestampBase64: stored.timestampBase64, usedBy: null });
    const edited = await call('PUT', list, { ...form, id, name: `${form.name} II` });
    expect([edited.status, edited.body]).toEqual([204, undefined]);
    expect(await named(list, `${form.name} II`)).toMatchObject({ id });
    const removed = await call('DELETE', `${list}/${id}`);
    expect([removed.status, removed.body]).toEqual([204, undefined]);
    expect(await all(list)).toEqual(before);
    const written = { entity: kind, entityId: String(id) };
    expect(app.takeEvents()).toMatchObject([written, written, written]);
    const [, renamed] = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, kind), eq(changes.aggregateId, id), eq(changes.field, 'name')))
      .orderBy(asc(changes.id));
    expect(renamed).toMatchObject({ oldText: form.name, newText: `${form.name} II`, userSymbol: 'DMAI' });
  });

  it('is closed to whoever may not configure the documentation', async () => {
    const [first] = await all(list);
    const calls = [
      ['GET', list],
      ['POST', list, form],
      ['PUT', list, { ...form, id: first?.id }],
      ['DELETE', `${list}/${first?.id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await call(method, path, body, 'documentation-reader')).status).toBe(403);
      expect(
        (await app.call(undefined, method, `/api/documentation/Configuration/${path}`, body)).status,
      ).toBe(401);
    }
  });

  it('refuses blanks, a name that another has in any case, and 10,000 characters, at the field (S2)', async () => {
    const [first, second] = await all(list);
    const refusals: [object, number, string][] = [
      [{ name: '   ' }, 400, 'Name is required'],
      [{ name: 'x'.repeat(10_000) }, 400, 'is longer than 200 characters'],
      [
        { name: first?.name.toUpperCase() },
        409,
        `with the name ${first?.name.toUpperCase()} already exists.`,
      ],
    ];
    for (const [change, status, message] of refusals) {
      const answers = [
        await call('POST', list, { ...form, ...change }),
        await call('PUT', list, { ...form, id: second?.id, ...change }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(status);
        expect(problem(answer).errors).toMatchObject([
          { path: '/body/name', message: expect.stringContaining(message) as string },
        ]);
      }
    }
    expect((await call('PUT', list, { ...form, id: 999_999 })).status).toBe(404);
    expect((await call('DELETE', `${list}/999999`)).status).toBe(404);
  });
});

it.each([
  ['Country', { name: 'Iceland', eifuValue: ' ', regionId: 3 }, 'eifuValue', 'eIFU Value is required'],
  [
    'Language',
    { name: 'Icelandic', translatedName: ' ', eifuValue: 'is' },
    'translatedName',
    'Translated Name is required',
  ],
  [
    'Language',
    { name: 'Icelandic', translatedName: 'Íslenska', eifuValue: ' ' },
    'eifuValue',
    'eIFU Value is required',
  ],
])('%s: %j is refused at %s (S2)', async (list, form, field, message) => {
  const answer = await call('POST', list, form);
  expect(answer.status).toBe(400);
  expect(problem(answer)).toMatchObject({ detail: message, errors: [{ path: `/body/${field}`, message }] });
});

it('a country in a region that was removed meanwhile is a conflict, as a file in such a language is (S2, S5)', async () => {
  const answer = await call('POST', 'Country', { name: 'Iceland', eifuValue: 'IS', regionId: 999 });
  expect(answer.status).toBe(409);
  const message = 'This region does not exist.';
  expect(problem(answer)).toMatchObject({ detail: message, errors: [{ path: '/body/regionId', message }] });
});

it('an eIFU value of blanks is none where none is needed (S3)', async () => {
  await call('POST', 'Portal', { name: 'Bare portal', eifuValue: '  ' });
  expect(await named('Portal', 'Bare portal')).toMatchObject({ eifuValue: null });
});

it('a region that countries use says so, stays, and goes when they are gone (S4, S5)', async () => {
  const region = (await call('POST', 'Region', { name: 'Antarctica' })).body as number;
  const country = { name: 'Bouvet Island', eifuValue: 'BV', regionId: region };
  const id = (await call('POST', 'Country', country)).body as number;
  expect(await named('Region', 'Antarctica')).toMatchObject({ usedBy: 'the country Bouvet Island' });
  expect(await named('Region', 'Europe')).toMatchObject({
    usedBy: expect.stringMatching(/^the countries \S+, \S+, .+,? and 5 more$/) as string,
  });
  const refused = await call('DELETE', `Region/${region}`);
  expect(refused.status).toBe(409);
  expect(problem(refused)).toMatchObject({
    type: 'urn:crt:problem:conflict',
    detail: 'Antarctica is in use and cannot be deleted. It is used by the country Bouvet Island.',
  });
  await call('DELETE', `Country/${id}`);
  expect((await call('DELETE', `Region/${region}`)).status).toBe(204);
});

it('of two administrators on one country both keep what they changed, or the later one is told (S5)', async () => {
  const before = await named('Country', 'Poland');
  const put = (change: object, stamp = before.timestampBase64) => {
    const { id, name, eifuValue, regionId } = before;
    const query = `?timestampBase64=${encodeURIComponent(stamp)}`;
    return call('PUT', `Country${query}`, { id, name, eifuValue, regionId, ...change });
  };
  expect((await put({ eifuValue: 'POL' })).status).toBe(204);
  expect((await put({ regionId: 2 })).status).toBe(204);
  expect(await named('Country', 'Poland')).toMatchObject({ eifuValue: 'POL', regionId: 2 });
  const refused = await put({ eifuValue: 'PL2' });
  expect(refused.status).toBe(409);
  const told = problem(refused);
  expect(told).toMatchObject({
    type: 'urn:crt:problem:stale-stamp',
    detail: 'eIFU Value was changed by you at the same time. It is now POL.',
    errors: [{ path: '/body/eifuValue' }],
    timestamp: (await named('Country', 'Poland')).timestampBase64,
  });
  expect((await put({ eifuValue: 'PL2' }, told.timestamp)).status).toBe(204);
  expect((await put({ eifuValue: 'PL3' }, 'AAAA')).status).toBe(400);
});

it('the history of an entry is told to who configures the documentation, with the name of its region', async () => {
  const { id, name, eifuValue } = await named('Country', 'Japan');
  await call('PUT', 'Country', { id, name, eifuValue, regionId: 5 });
  const history = (as: string) => app.call(as, 'GET', `/api/Changes/GetRecordChanges?kind=country&id=${id}`);
  expect((await history(manager)).body).toMatchObject({
    data: [{ field: 'Region', oldText: 'Asia', newText: 'Oceania', user: { symbol: 'DMAI' } }],
  });
  expect((await history('documentation-reader')).status).toBe(403);
});

it('a country requires languages: readers are told, they can be left out, and hold the language (§3.9.10)', async () => {
  const { id, name, eifuValue, regionId, ...country } = await named('Country', 'Switzerland');
  const languageIds = country['languageIds'] as number[];
  const put = (change: object) => call('PUT', 'Country', { id, name, eifuValue, regionId, ...change });
  const romansh = (
    await call('POST', 'Language', { name: 'Romansh', translatedName: 'Rumantsch', eifuValue: 'rm' })
  ).body as number;
  expect((await put({ languageIds: [romansh, ...languageIds, romansh] })).status).toBe(204);
  expect((await put({ eifuValue: 'CHE' })).status).toBe(204);
  const regions = (await app.call('documentation-reader', 'GET', '/api/documentation/Dictionary/Regions'))
    .body;
  const countries = (regions as { children: { id: number }[] }[]).flatMap(({ children }) => children);
  expect(countries.find((one) => one.id === id)).toMatchObject({
    languageIds: [...languageIds, romansh],
  });
  expect((await call('DELETE', `Language/${romansh}`)).status).toBe(409);
  expect(await named('Language', 'Romansh')).toMatchObject({ usedBy: 'the country Switzerland' });
  // As for a file: what was entered is right, what it points at is gone.
  expect((await put({ languageIds: [999] })).body).toMatchObject({
    status: 409,
    errors: [{ path: '/body/languageIds', message: 'A language does not exist or was removed.' }],
  });
  const changes = await app.call(manager, 'GET', `/api/Changes/GetRecordChanges?kind=country&id=${id}`);
  expect(changes.body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        field: 'Required languages',
        newText: 'French, German, Italian, Romansh',
      }),
    ]) as unknown,
  });
});
