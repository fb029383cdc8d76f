import type { Permission } from '@crt/domain/permission';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { documents, documentVersions, revisions } from './document/document.tables.ts';
import { associations } from './product/documented-product.tables.ts';
import { startTestApp, type TestApp, type TestAnswer } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (
  method: string,
  path: string,
  body?: object,
  as: string | readonly Permission[] = 'administrator',
) => app.call(as, method, `/api/documentation/${path}`, body);
const messages = ({ body }: TestAnswer) => (body as Problem).errors?.map(({ message }) => message);
const created = async (answer: Promise<TestAnswer>) => {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body as number;
};

let drawn = 0;
const documentWithoutRevisions = (isVersioned: boolean) =>
  created(
    call('POST', 'Document', {
      name: 'Rib plates',
      number: `IFU-KEY-${(drawn += 1)}`,
      divisionId: 2,
      typeId: 4,
      isVersioned,
    }),
  );

const firstRevision = { name: 'R', issueDate: '2026-01-01', isCompatible: true };

const revision = (documentId: number) => ({
  documentId,
  name: 'R',
  issueDate: '2026-01-01',
  isCompatible: true,
});

/** A document with one version for each name; without names it is not versioned and has a revision. */
async function document(...versionNames: string[]): Promise<{ id: number; versions: number[] }> {
  const isVersioned = versionNames.length > 0;
  const id = await documentWithoutRevisions(isVersioned);
  if (!isVersioned) await created(call('POST', 'Document/Revision', revision(id)));
  for (const [place, versionName] of versionNames.entries()) {
    const issueDate = `2026-0${place + 1}-01`;
    const isCompatible = place === 0;
    await created(
      call('POST', 'Document/Revision', {
        documentId: id,
        name: `R${place}`,
        issueDate,
        isCompatible,
        versionName,
      }),
    );
  }
  const versions = (await call('GET', `Document/${id}/Version`)).body as { id: number }[];
  return { id, versions: versions.map((version) => version.id).toReversed() };
}

async function product(...versionNames: string[]): Promise<{ id: number; versions: number[] }> {
  drawn += 1;
  const id = await created(
    call('POST', 'Product', {
      description: 'Rib plate',
      divisionId: 2,
      catalogNumber: `RIB-${drawn}`,
      gtin: `99${String(drawn).padStart(12, '0')}`,
      needsKeyCode: true,
    }),
  );
  const versions = [];
  for (const name of versionNames)
    versions.push(await created(call('POST', 'Product/Version', { productId: id, name })));
  return { id, versions };
}

const details = async (id: number) =>
  (await call('GET', `Product/${id}`)).body as Output<'getDocumentationProduct'>;
const describeBy = (productId: number, ...documentIds: number[]) =>
  call('POST', 'Product/Association', { productId, documentIds });
async function associate(
  productId: number,
  documentId: number,
  productVersionId: number,
  documentVersionId: number,
) {
  const { associations } = await details(productId);
  const associationId = associations.find((one) => one.documentId === documentId)?.id;
  return call('POST', 'Product/VersionsAssociation', { associationId, productVersionId, documentVersionId });
}
const assign = (productId: number, productVersionId: number | null = null) =>
  call('POST', `Product/${productId}/KeyCode`, { productId, productVersionId });
const codes = async () => (await call('GET', 'KeyCode')).body as Output<'listKeyCodes'>;

const guard = 'Document Version being part of Keycode would be removed as result of this operation.';

describe('keycodes of product versions (P9 to P16, Q6)', () => {
  it('equal sets of document versions have one code, and it keeps its set', async () => {
    const described = await document('1.0', '2.0');
    const one = await product('1.0');
    const other = await product('A');
    const versions: number[] = [];
    for (const {
      id,
      versions: [version = 0],
    } of [one, other]) {
      expect(messages(await assign(id, version))).toEqual([
        'A keycode stands for document versions, and none is associated yet.',
      ]);
      await describeBy(id, described.id);
      expect((await associate(id, described.id, version, described.versions[1] ?? 0)).status).toBe(200);
      versions.push(version);
    }
    const first = (await assign(one.id, versions[0])).body as Output<'assignKeyCode'>;
    const second = (await assign(other.id, versions[1])).body as Output<'assignKeyCode'>;
    expect(second).toEqual(first);
    expect(first.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const shown = await details(one.id);
    expect(shown).toMatchObject({ isNeedsKeyCodeEditable: false });
    expect(shown.productVersions[0]).toMatchObject({ keyCode: first.code, isKeyCodeAssignable: false });
    expect(messages(await call('PUT', `Product/${one.id}/NeedsKeyCode?value=false`))).toEqual([
      'A version of this product has a keycode.',
    ]);

    const [association] = shown.associations;
    expect(association).toMatchObject({
      isPartOfKeyCode: true,
      versionAssociations: [{ isPartOfKeyCode: true }],
    });
    const removals = [
      `Product/Association/${association?.id}`,
      `Product/VersionsAssociation/${association?.versionAssociations[0]?.id}`,
      `Product/Version/${versions[0]}`,
      `Product/${one.id}`,
    ];
    for (const path of removals) expect(messages(await call('DELETE', path))).toEqual([guard]);
    expect(
      messages(await associate(one.id, described.id, versions[0] ?? 0, described.versions[0] ?? 0)),
    ).toEqual(['A Product Version with a Keycode keeps its Document Versions.']);
    const locked = (await call('GET', `Document/${described.id}`)).body as Output<'getDocument'>;
    expect(locked).toMatchObject({ locked: true, isVersionedEditable: false });
    const held = locked.revisions.find(({ isPartOfKeyCode }) => isPartOfKeyCode);
    expect((await call('DELETE', `Document/Revision/${held?.id}`)).status).toBe(409);
    expect((await call('DELETE', `Document/${described.id}`)).status).toBe(409);
  });

  it('of a product without versions is that of its documents that are not versioned (P11)', async () => {
    const plain = await document();
    const { id } = await product();
    await describeBy(id, plain.id);
    expect(await details(id)).toMatchObject({ isImplicitVersionKeyCodeAssignable: true });
    const { code } = (await assign(id)).body as Output<'assignKeyCode'>;
    expect(await details(id)).toMatchObject({ implicitVersionKeyCode: code });
    // It keeps the code when it gets versions, and its trace leads there still.
    expect((await call('POST', 'Product/Version', { productId: id, name: '1.0' })).status).toBe(200);
    const { gtin } = await details(id);
    const traced = (await call('GET', `Trace?code=${gtin}`)).body as Output<'getTrace'>;
    expect(traced.keyCodes?.rows.map((one) => one.code)).toEqual([code]);
    const [association] = (await details(id)).associations;
    expect(association).toMatchObject({ documentId: plain.id, isPartOfKeyCode: true });
    expect(messages(await call('DELETE', `Product/Association/${association?.id}`))).toEqual([guard]);
    const more = await document();
    expect(messages(await describeBy(id, more.id))).toEqual([
      'A Product Version with a Keycode keeps its Document Versions.',
    ]);
  });

  it('versions of another document or product are not associated, nor the same twice (P15, §3.9.5)', async () => {
    const [mine, foreign] = [await document('1.0'), await document('1.0')];
    const {
      id,
      versions: [version = 0],
    } = await product('1.0');
    const {
      versions: [others = 0],
    } = await product('1.0');
    await describeBy(id, mine.id);
    expect(messages(await describeBy(id, mine.id))).toEqual([
      'One of selected documents is already associated.',
    ]);
    expect(messages(await associate(id, mine.id, others, foreign.versions[0] ?? 0))).toEqual([
      'This version does not belong to the document.',
      'This version does not belong to the product.',
    ]);
    expect((await associate(id, mine.id, version, mine.versions[0] ?? 0)).status).toBe(200);
    expect(messages(await associate(id, mine.id, version, mine.versions[0] ?? 0))).toEqual([
      'Same association already exists.',
    ]);
    const [association] = (await details(id)).associations;
    const moved = await call('PUT', 'Product/Association', { id: association?.id, documentId: foreign.id });
    expect(messages(moved)).toEqual(['Versions are associated already.']);
    const [nested] = association?.versionAssociations ?? [];
    expect((await call('DELETE', `Product/VersionsAssociation/${nested?.id}`)).status).toBe(204);
    expect((await call('DELETE', `Product/Association/${association?.id}`)).status).toBe(204);
    const told = (await details(id)).changes.map(({ changeType }) => changeType);
    expect(told.slice(0, 6)).toEqual([
      'Document removed',
      'Document Version removed',
      'Version Association removed',
      'Document Version added',
      'Version Association added',
      'Document added',
    ]);
  });

  it('is not assigned for a document that nobody can read yet, nor offered one by hand (§3.9.1, Q3)', async () => {
    const waiting = await documentWithoutRevisions(false);
    const { id } = await product();
    await describeBy(id, waiting);
    const shown = await details(id);
    expect(shown.isImplicitVersionKeyCodeAssignable).toBe(false);
    const [version] = shown.implicitVersionDocuments;
    expect(version).toMatchObject({ documentId: waiting, hasRevisions: false });
    expect(messages(await assign(id))).toEqual(['A document that describes it has no revision yet.']);
    const made = (await call('POST', 'KeyCode')).body as Output<'addKeyCode'>;
    const offered = (await call('GET', `KeyCode/${made.id}/availableDocuments`))
      .body as Output<'listDocumentsForKeyCode'>;
    expect(offered.map(({ documentId }) => documentId)).not.toContain(waiting);
    const documentVersionIds = [version?.documentVersionId];
    expect(messages(await call('PUT', `KeyCode/${made.id}/documents`, { documentVersionIds }))).toEqual([
      'A document version does not exist, was removed, or has no revision yet.',
    ]);
    await created(call('POST', 'Document/Revision', revision(waiting)));
    expect((await assign(id)).status).toBe(200);
  });

  it('two people who assign at once get one code', async () => {
    const plain = await document();
    const { id } = await product();
    await describeBy(id, plain.id);
    const both = await Promise.all([assign(id), assign(id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('keycodes by hand (Q2 to Q4)', () => {
  it('are made without anything, get documents, then the products with exactly these', async () => {
    const plain = await document();
    const { id: productId } = await product();
    await describeBy(productId, plain.id);
    const made = (await call('POST', 'KeyCode')).body as Output<'addKeyCode'>;
    const twin = (await call('POST', 'KeyCode')).body as Output<'addKeyCode'>;
    const offered = async (id: number) =>
      (await call('GET', `KeyCode/${id}/availableDocuments`)).body as Output<'listDocumentsForKeyCode'>;
    const versionId = (await offered(made.id)).find(({ documentId }) => documentId === plain.id)?.id ?? 0;
    const setDocuments = (id: number, ...documentVersionIds: number[]) =>
      call('PUT', `KeyCode/${id}/documents`, { documentVersionIds });
    expect((await setDocuments(made.id, versionId)).status).toBe(204);
    expect(messages(await setDocuments(twin.id, versionId))).toEqual([
      `Keycode ${made.code} stands for the same document versions.`,
    ]);
    expect((await offered(twin.id)).some(({ id }) => id === versionId)).toBe(false);
    const products = (await call('GET', `KeyCode/${made.id}/availableProducts`))
      .body as Output<'listProductsForKeyCode'>;
    expect(products.map((one) => one.productId)).toEqual([productId]);
    const setProducts = (...productVersionIds: number[]) =>
      call('PUT', `KeyCode/${made.id}/products`, { productVersionIds });
    expect((await setProducts(products[0]?.id ?? 0)).status).toBe(204);
    expect(await details(productId)).toMatchObject({ implicitVersionKeyCode: made.code });
    expect(messages(await setDocuments(made.id))).toEqual([
      'A keycode that products have keeps its document versions.',
    ]);
    expect((await setProducts()).status).toBe(204);
    expect(await details(productId)).toMatchObject({ implicitVersionKeyCode: null });
    expect((await call('POST', 'KeyCode', undefined, ['CanReadProducts'])).status).toBe(403);
  });

  it('keep what somebody else assigned while their products or documents were edited', async () => {
    const plain = await document();
    const { id: productId } = await product();
    await describeBy(productId, plain.id);
    const assigned = (await assign(productId)).body as Output<'assignKeyCode'>;
    const path = `KeyCode/${assigned.id}/products`;
    const asReadBefore = { productVersionIds: [], readIds: [] };
    expect((await call('PUT', path, asReadBefore)).status).toBe(204);
    expect(await details(productId)).toMatchObject({ implicitVersionKeyCode: assigned.code });
    expect((await call('PUT', path, { productVersionIds: [] })).status).toBe(204);
    expect(await details(productId)).toMatchObject({ implicitVersionKeyCode: null });
    const documentsOf = async () =>
      (await codes()).find(({ id }) => id === assigned.id)?.documents.map(({ documentId }) => documentId);
    const sets = `KeyCode/${assigned.id}/documents`;
    expect((await call('PUT', sets, { documentVersionIds: [], readIds: [] })).status).toBe(204);
    expect(await documentsOf()).toEqual([plain.id]);
  });

  it('stand for 600 document versions, also when two people add some at once (Q6)', async () => {
    const { body } = await call('POST', 'KeyCode');
    const made = body as Output<'addKeyCode'>;
    const drawnBefore = Array.from({ length: 601 }, (_none, place) => ({
      name: 'Rib plates',
      number: `IFU-KEY-MANY-${place}`,
      divisionId: 2,
      typeId: 4,
    }));
    const rows = await app.db.insert(documents).values(drawnBefore).returning({ id: documents.id });
    const versions = await app.db
      .insert(documentVersions)
      .values(rows.map(({ id: documentId }) => ({ documentId, isBase: true })))
      .returning();
    await app.db
      .insert(revisions)
      .values(versions.map(({ id: versionId, documentId }) => ({ documentId, versionId, ...firstRevision })));
    const ids = versions.map(({ id }) => id);
    const put = (documentVersionIds: number[]) =>
      call('PUT', `KeyCode/${made.id}/documents`, { documentVersionIds, readIds: [] });
    expect((await put(ids.slice(0, 400))).status).toBe(204);
    expect((await put(ids.slice(400, 600))).status).toBe(204);
    const refused = await put(ids.slice(600));
    expect(refused.status).toBe(409);
    expect(messages(refused)).toEqual(['There can be no more than 600 document versions of a keycode.']);
    expect((await call('GET', 'KeyCode')).status).toBe(200);
    const { id: productId } = await product();
    const described = rows.map(({ id: documentId }) => ({ productId, documentId }));
    await app.db.insert(associations).values(described);
    expect(messages(await assign(productId))).toEqual([
      'There can be no more than 600 document versions of a keycode.',
    ]);
  });
});

/** One step of a person who adds, associates, assigns and removes without looking. */
const step = fc.record({
  act: fc.constantFrom('associate', 'assign', 'remove', 'drop', 'fold', 'take'),
  at: fc.nat(5),
});

it('whatever people do in whatever order: one set, one code, and no code loses a version (Q6)', async () => {
  const documents = [await document('1.0', '2.0'), await document('1.0'), await document()];
  const products = [await product('1.0', '2.0'), await product('1.0'), await product()];
  for (const { id } of products) await describeBy(id, ...documents.map((one) => one.id));
  const act = async ({ act: what, at }: { act: string; at: number }) => {
    const item = products[at % products.length];
    const described = documents[at % documents.length];
    if (!item || !described) return;
    const version = item.versions[at % Math.max(1, item.versions.length)];
    const shown = await details(item.id);
    const nested = shown.associations.flatMap((one) => one.versionAssociations);
    if (what === 'associate' && version !== undefined)
      await associate(item.id, described.id, version, described.versions[at % 2] ?? 0);
    if (what === 'assign') await assign(item.id, version ?? null);
    if (what === 'remove') await call('DELETE', `Product/VersionsAssociation/${nested[0]?.id ?? 1}`);
    if (what === 'drop') await call('DELETE', `Product/Association/${shown.associations[at % 3]?.id ?? 1}`);
    if (what === 'fold') await call('PUT', `Document/${described.id}/IsVersioned?value=false`);
    if (what === 'take') {
      const [first] = (await codes()).filter((one) =>
        one.products.some(({ productId }) => productId === item.id),
      );
      if (first) await call('PUT', `KeyCode/${first.id}/documents`, { documentVersionIds: [] });
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const one of steps) await act(one);
      const sets = (await codes()).filter(({ documents: of }) => of.length > 0);
      const keys = sets.map(({ documents: of }) =>
        of
          .map(({ id }) => id)
          .toSorted((a, b) => a - b)
          .join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
      const setOf = new Map(sets.map(({ code }, place) => [code, keys[place]]));
      for (const { id } of products) {
        for (const { keyCode, documentVersions } of (await details(id)).productVersions) {
          if (keyCode === null) continue;
          const held = documentVersions.map(({ documentVersionId }) => documentVersionId);
          expect(held.toSorted((a, b) => a - b).join()).toBe(setOf.get(keyCode));
        }
      }
    }),
    { numRuns: 15 },
  );
});
