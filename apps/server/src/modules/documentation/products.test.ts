import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { savedFilters } from '../list/list.tables.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { countries } from './country/country.tables.ts';
import { regions } from './country/region.tables.ts';
import { documentFiles, documents, documentVersions, revisions } from './document/document.tables.ts';
import { languages } from './language/language.tables.ts';
import { findVersionsOfDocuments } from './document/version-titles.ts';
import { associations, productVersions, versionAssociations } from './product/documented-product.tables.ts';
import { findDocumentSets } from './product/product.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/documentation/${path}`, body);
const messages = ({ body }: TestAnswer) => (body as Problem).errors?.map(({ message }) => message);
const upTo = (count: number) => Array.from({ length: count }, (_none, index) => index);

const numbered = { name: 'Rib plates', divisionId: 2, typeId: 4 };

const form = {
  description: 'Rib plate',
  divisionId: 2,
  catalogNumber: 'RIB-LIM-1',
  gtin: '99000000000017',
  needsKeyCode: true,
};

describe('a GTIN (P4)', () => {
  it.each([
    ['', ['GTIN is required']],
    ['4048551000126', ['GTIN should contain 14 characters']],
    ['040485510001260', ['GTIN should contain 14 characters']],
    ['ABC', ['GTIN should contain 14 characters', 'GTIN should contain numberic characters only']],
  ])('%j is refused in words', async (gtin, errors) => {
    const answer = await call('POST', 'Product', { ...form, gtin });
    expect(answer.status).toBe(409);
    expect((answer.body as Problem).errors).toEqual(
      errors.map((message) => ({ path: '/body/gtin', message })),
    );
  });
});

it('a wrong GTIN hides nothing else that is wrong (P4, P6)', async () => {
  const first = { ...form, catalogNumber: 'RIB-TWICE', gtin: '99000000000031' };
  expect((await call('POST', 'Product', first)).status).toBe(200);
  const answer = await call('POST', 'Product', {
    ...first,
    catalogNumber: 'rib-twice',
    gtin: '9900000000003',
    divisionId: 999_999,
  });
  expect(answer.status).toBe(409);
  expect(messages(answer)).toEqual([
    'GTIN should contain 14 characters',
    'Catalog number already exists.',
    'This division does not exist or was removed.',
  ]);
});

it('versions of a product have names that look the same once only (P12)', async () => {
  const sent = { ...form, catalogNumber: 'RIB-VERSIONS', gtin: '99000000000048' };
  const productId = (await call('POST', 'Product', sent)).body as number;
  expect((await call('POST', 'Product/Version', { productId, name: '1-0' })).status).toBe(200);
  const twin = await call('POST', 'Product/Version', { productId, name: '\uff11\u2212\uff10' });
  expect(messages(twin)).toEqual(['Version name already exists.']);
});

it('names the first five of what uses an entry, and counts the others (S5)', async () => {
  const divisionId = (await call('POST', 'Configuration/Division', { name: 'Veterinary' })).body as number;
  const rows = upTo(7).map((index) => ({ name: 'Paws', number: `IFU-VET-${index}`, divisionId, typeId: 4 }));
  await app.db.insert(documents).values(rows);
  const refused = await call('DELETE', `Configuration/Division/${divisionId}`);
  expect(refused.status).toBe(409);
  expect(messages(refused)).toEqual([
    'Veterinary is in use and cannot be deleted. It is used by the documents IFU-VET-0, IFU-VET-1, IFU-VET-2, IFU-VET-3, IFU-VET-4, and 2 more.',
  ]);
});

it('offers no documents to a product that does not exist (P13)', async () => {
  expect((await call('GET', 'Product/999999/DocumentNumbers?query=IFU')).status).toBe(404);
});

describe('a product has room', () => {
  let productId: number;
  const details = async () => {
    const { status, body } = await call('GET', `Product/${productId}`);
    expect(status).toBe(200);
    return body as Output<'getDocumentationProduct'>;
  };
  beforeAll(async () => {
    productId = (await call('POST', 'Product', form)).body as number;
  });

  it('for 500 documents, and is answered with all of them (P7, P13)', async () => {
    const made = await app.db
      .insert(documents)
      .values(
        upTo(501).map((index) => ({
          name: 'Rib plates',
          number: `IFU-LIM-${index}`,
          divisionId: 2,
          typeId: 4,
        })),
      )
      .returning({ id: documents.id });
    await app.db.insert(documentVersions).values(made.map(({ id }) => ({ documentId: id, isBase: true })));
    const ids = made.map(({ id }) => id);
    await app.db
      .insert(associations)
      .values(ids.slice(0, 499).map((documentId) => ({ productId, documentId })));
    const both = { productId, documentIds: ids.slice(499) };
    expect(messages(await call('POST', 'Product/Association', both))).toEqual([
      'There can be no more than 500 documents of a product.',
    ]);
    const one = { productId, documentIds: ids.slice(500) };
    expect((await call('POST', 'Product/Association', one)).status).toBe(204);
    const listed = await call('GET', `Product?chosenDocumentNumbers=${ids[0]}`);
    expect((listed.body as Output<'listDocumentationProducts'>).data[0]?.describedBy).toHaveLength(500);
    const shown = await details();
    expect(shown.associations).toHaveLength(500);
    expect(shown.implicitVersionDocuments).toHaveLength(500);
  });

  it('for 500 versions, each with the documents of all (P7, P12)', async () => {
    const rows = upTo(499).map((index) => ({ productId, isImplicit: false, name: `V${index}` }));
    await app.db.insert(productVersions).values(rows);
    expect((await call('POST', 'Product/Version', { productId, name: 'last' })).status).toBe(200);
    const refused = await call('POST', 'Product/Version', { productId, name: 'one more' });
    expect(refused.status).toBe(409);
    expect(messages(refused)).toEqual(['There can be no more than 500 versions of a product.']);
    expect((await details()).productVersions).toHaveLength(500);
  });
});

it('a revision has room for 1,000 files, and a document for 1,000 revisions (O4)', async () => {
  const documentId = (
    await call('POST', 'Document', {
      name: 'Rib plates',
      number: 'IFU-LIM-FILES',
      divisionId: 2,
      typeId: 4,
    })
  ).body as number;
  const dated = { documentId, issueDate: '2026-01-01', isCompatible: true };
  const revisionId = (await call('POST', 'Document/Revision', { ...dated, name: 'A' })).body as number;
  const [country] = await app.db.select().from(countries).limit(1);
  const { id: countryId = 0, regionId = 0 } = country ?? {};
  const location = 'https://files.example.com/1.pdf';
  const file = { documentId, revisionId, location, languageIds: [1], countryIds: [countryId] };
  await app.db.insert(documentFiles).values(upTo(999).map(() => file));
  const sent = { revisionId, location, languages: [1], countries: [{ countryId, regionId }] };
  expect((await call('POST', 'Document/File', sent)).status).toBe(200);
  expect(messages(await call('POST', 'Document/File', sent))).toEqual([
    'There can be no more than 1,000 files of a revision.',
  ]);
  const [stored] = await app.db.select().from(revisions).where(eq(revisions.id, revisionId));
  const versionId = stored?.versionId ?? 0;
  const more = upTo(998).map((index) => ({ ...dated, versionId, name: `R${index}` }));
  await app.db.insert(revisions).values(more);
  expect((await call('POST', 'Document/Revision', { ...dated, name: 'last' })).status).toBe(200);
  expect(messages(await call('POST', 'Document/Revision', { ...dated, name: 'one more' }))).toEqual([
    'There can be no more than 1,000 revisions of a document.',
  ]);
  expect((await call('GET', `Document/${documentId}`)).status).toBe(200);
});

it('a document has room for 5,000 files of all its revisions, and can be removed with them (O4, O10)', async () => {
  const number = 'IFU-LIM-ALL-FILES';
  const form = { name: 'Rib plates', number, divisionId: 2, typeId: 4 };
  const documentId = (await call('POST', 'Document', form)).body as number;
  const dated = { documentId, issueDate: '2026-01-01', isCompatible: true };
  const revisionIds: number[] = [];
  for (const name of upTo(6))
    revisionIds.push(
      (await call('POST', 'Document/Revision', { ...dated, name: `R${name}` })).body as number,
    );
  const [country] = await app.db.select().from(countries).limit(1);
  const { id: countryId = 0, regionId = 0 } = country ?? {};
  const location = 'https://files.example.com/1.pdf';
  const [last = 0, ...full] = revisionIds;
  const rows = full.flatMap((revisionId) =>
    upTo(revisionId === full[0] ? 999 : 1000).map(() => ({
      documentId,
      revisionId,
      location,
      languageIds: [1],
      countryIds: [countryId],
    })),
  );
  await insertRows(app.db, documentFiles, rows);
  const sent = { revisionId: last, location, languages: [1], countries: [{ countryId, regionId }] };
  expect((await call('POST', 'Document/File', sent)).status).toBe(200);
  expect(messages(await call('POST', 'Document/File', sent))).toEqual([
    'There can be no more than 5,000 files of a document.',
  ]);
  expect((await call('DELETE', `Document/${documentId}`)).status).toBe(204);
});

it('a product has room for 10,000 associations of versions (P15)', async () => {
  const productId = (
    await call('POST', 'Product', { ...form, catalogNumber: 'RIB-LIM-2', gtin: '99000000000024' })
  ).body as number;
  const documentId = (
    await call('POST', 'Document', {
      name: 'Rib plates',
      number: 'IFU-LIM-VERSIONS',
      divisionId: 2,
      typeId: 4,
      isVersioned: true,
    })
  ).body as number;
  const revision = { documentId, name: 'A', issueDate: '2026-01-01', isCompatible: true, versionName: '1' };
  await call('POST', 'Document/Revision', revision);
  const [base] = await app.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  const pair = { productId, documentIds: [documentId] };
  expect((await call('POST', 'Product/Association', pair)).status).toBe(204);
  const others = await app.db
    .insert(documents)
    .values(upTo(10).map((index) => ({ ...numbered, number: `IFU-LIM-V-${index}`, isVersioned: true })))
    .returning({ id: documents.id });
  const described = await app.db
    .insert(associations)
    .values(others.map(({ id }) => ({ productId, documentId: id })))
    .returning();
  const versions = await app.db
    .insert(documentVersions)
    .values(
      described.flatMap((one) =>
        upTo(2).map((index) => ({ documentId: one.documentId, name: `V${index}`, isBase: index === 0 })),
      ),
    )
    .returning();
  const named = await app.db
    .insert(productVersions)
    .values(upTo(500).map((index) => ({ productId, isImplicit: false, name: `V${index}` })))
    .returning({ id: productVersions.id });
  const associationOf = new Map(described.map((one) => [one.documentId, one.id]));
  const rows = named.flatMap(({ id: productVersionId }) =>
    versions.map((version) => ({
      productId,
      productVersionId,
      documentVersionId: version.id,
      associationId: associationOf.get(version.documentId) ?? 0,
    })),
  );
  expect(rows).toHaveLength(10_000);
  await insertRows(app.db, versionAssociations, rows.slice(1));
  const shown = (await call('GET', `Product/${productId}`)).body as Output<'getDocumentationProduct'>;
  const own = shown.associations.find((one) => one.documentId === documentId);
  const add = (productVersionId: number) =>
    call('POST', 'Product/VersionsAssociation', {
      associationId: own?.id,
      productVersionId,
      documentVersionId: base?.id,
    });
  expect((await add(named[0]?.id ?? 0)).status).toBe(200);
  expect(messages(await add(named[1]?.id ?? 0))).toEqual([
    'There can be no more than 10,000 associations with versions of the documents of a product.',
  ]);
});

it('asks for more ids than a statement has parameters', async () => {
  const ids = upTo(70_000).map((index) => index + 1_000_000);
  expect(await findVersionsOfDocuments(app.db, [...ids, 1])).toHaveLength(1);
  expect(await findDocumentSets(app.db, ids)).toEqual(new Map());
});

it('regions, their countries and languages are offered whole, so there is an end to them (S2, S4)', async () => {
  const places = await app.db.$count(regions);
  await app.db.insert(regions).values(upTo(199 - places).map((index) => ({ name: `Region ${index}` })));
  const last = (await call('POST', 'Configuration/Region', { name: 'The last' })).body as number;
  expect(messages(await call('POST', 'Configuration/Region', { name: 'One more' }))).toEqual([
    'There are 200 already, and there can be no more.',
  ]);
  const country = { regionId: last, eifuValue: 'XX', languageIds: [] };
  await app.db.insert(countries).values(upTo(299).map((index) => ({ ...country, name: `Country ${index}` })));
  const entered = { name: 'The last', eifuValue: 'XX', regionId: last };
  expect((await call('POST', 'Configuration/Country', entered)).status).toBe(200);
  expect(messages(await call('POST', 'Configuration/Country', { ...entered, name: 'One more' }))).toEqual([
    'There can be no more than 300 countries of a region.',
  ]);
  const spoken = await app.db.$count(languages);
  const language = (name: string) => ({ name, translatedName: name, eifuValue: 'xx' });
  await app.db.insert(languages).values(upTo(1000 - spoken).map((index) => language(`Language ${index}`)));
  expect(messages(await call('POST', 'Configuration/Language', language('One more')))).toEqual([
    'There are 1,000 already, and there can be no more.',
  ]);
  expect((await call('GET', 'Dictionary/Regions')).status).toBe(200);
  expect((await call('GET', 'Dictionary/Languages')).status).toBe(200);
});

it('a person keeps 200 filters of a list, and overwrites one of them all the same (O27)', async () => {
  await app.db.delete(savedFilters);
  const save = (name: string) => call('POST', 'StoredQuery/Product', { name, query: 'all=1' });
  const first = (await save('0')).body as number;
  const [{ ownerUserId } = { ownerUserId: '' }] = await app.db.select().from(savedFilters);
  const list = 'documentation-products' as const;
  const updatedAt = new Date(0);
  await app.db.insert(savedFilters).values(
    upTo(199).map((index) => ({
      name: `F${index}`,
      list,
      ownerUserId,
      filters: { query: 'all=1' },
      updatedAt,
    })),
  );
  const refused = await save('one more');
  expect(refused.status).toBe(409);
  expect(messages(refused)).toEqual([
    'There can be no more than 200 saved filters of one person for a list.',
  ]);
  expect((await save('0')).body).toBe(first);
});
