import type { Permission } from '@crt/domain/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input, Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

type As = string | readonly Permission[];
const manager = 'documentation-manager';
const call = (method: string, path: string, body?: object, as: As | undefined = manager) =>
  app.call(as, method, `/api/documentation/Document${path}`, body);
const read = async (id: number, query = '') =>
  (await call('GET', `/${id}${query}`)).body as Output<'getDocument'>;
const list = async (query = '') => (await call('GET', query)).body as Output<'listDocuments'>;
const messages = ({ body }: { readonly body: unknown }) =>
  (body as Problem).errors?.map(({ message }) => message);

let drawn = 0;
const form = (more: Partial<Input<'addDocument'>['body']> = {}) => ({
  name: 'Rib plates',
  number: `IFU-RIB-${9000 + (drawn += 1)}`,
  divisionId: 2,
  typeId: 4,
  isVersioned: true,
  ...more,
});
const add = async (more?: Partial<Input<'addDocument'>['body']>) =>
  (await call('POST', '', form(more))).body as number;
const revision = (documentId: number, more: Partial<Input<'addRevision'>['body']> = {}) =>
  call('POST', '/Revision', {
    documentId,
    name: 'A',
    issueDate: '2026-01-01',
    isCompatible: true,
    versionName: '1.0',
    ...more,
  });

describe('the document list (O1 to O3)', () => {
  it('has 160 documents by number, twenty on a page', async () => {
    const { data, count } = await list();
    expect([count, data.length]).toEqual([160, 20]);
    const numbers = data.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it.each(['number', 'name', 'division', 'type', 'latestRevisionName', 'portal', 'eifuName'])(
    'sorts by %s both ways without losing a document',
    async (orderBy) => {
      const ids = async (ascending: 0 | 1) => {
        const first = await list(`?limit=100&orderBy=${orderBy}&ascending=${ascending}`);
        const second = await list(`?limit=100&page=2&orderBy=${orderBy}&ascending=${ascending}`);
        return [...first.data, ...second.data].map(({ id }) => id);
      };
      const [up, down] = [await ids(1), await ids(0)];
      expect(new Set(up).size).toBe(160);
      expect(new Set(down).size).toBe(160);
      expect(up).not.toEqual(down);
    },
  );

  it('narrows by division, type and portal, and finds neighbours in what is left', async () => {
    const query = '?chosenDivisions=2&chosenDocumentTypes=4&limit=100';
    const { data, count } = await list(query);
    expect(count).toBe(data.length);
    expect(data.every(({ divisionId, typeId }) => divisionId === 2 && typeId === 4)).toBe(true);
    const second = await read(
      data[1]?.id ?? 0,
      '?withNeighbours=true&chosenDivisions=2&chosenDocumentTypes=4',
    );
    expect(second.neighbours).toEqual({
      index: 2,
      count,
      previousId: data[0]?.id,
      previousLabel: data[0]?.number,
      nextId: data[2]?.id,
      nextLabel: data[2]?.number,
    });
    const first = await read(
      data[0]?.id ?? 0,
      '?withNeighbours=true&chosenDivisions=2&chosenDocumentTypes=4',
    );
    expect(first.neighbours).toMatchObject({ index: 1, previousId: null, previousLabel: null });
  });

  it('is for readers only, and adding for managers only (O31)', async () => {
    expect((await call('GET', '', undefined, ['CanReadProducts'])).status).toBe(403);
    expect((await call('GET', '', undefined, ['CanReadDocuments'])).status).toBe(200);
    expect((await call('POST', '', form(), 'documentation-reader')).status).toBe(403);
  });
});

describe('a document (O5 to O10)', () => {
  it('is added, edited field by field with its history, and removed', async () => {
    const id = await add();
    expect((await call('PUT', `/${id}/Name?value=%20Rib%20%20plates%20II%20`)).status).toBe(204);
    expect((await call('PUT', `/${id}/Portal?value=2`)).status).toBe(204);
    expect((await call('PUT', `/${id}/Portal`)).status).toBe(204);
    expect((await call('PUT', `/${id}/EIFUName?value=Ribs`)).status).toBe(204);
    expect((await call('PUT', `/${id}/Division?value=3`)).status).toBe(204);
    expect((await call('PUT', `/${id}/Type?value=8`)).status).toBe(204);
    const found = await read(id);
    expect(found).toMatchObject({
      name: 'Rib plates II',
      portalId: null,
      eifuName: 'Ribs',
      divisionId: 3,
      typeId: 8,
    });
    expect(found.changes.slice(0, 4)).toMatchObject([
      { changeType: 'Type changed', oldValue: 'Instructions for Use', newValue: 'Surgical Technique' },
      { changeType: 'Division changed', oldValue: 'CMF', newValue: 'Instruments' },
      { changeType: 'eIFU Name added', oldValue: null, newValue: 'Ribs' },
      { changeType: 'Portal removed', oldValue: 'Hospital portal', newValue: null },
    ]);
    expect((await call('DELETE', `/${id}`, undefined, ['CanManageDocuments'])).status).toBe(403);
    expect((await call('DELETE', `/${id}`, undefined, ['CanRemoveData'])).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('names all rules that are broken at once (O7, O23)', async () => {
    const { number } = form();
    await call('POST', '', form({ number }));
    const refused = await call(
      'POST',
      '',
      form({ number: number.toLowerCase(), name: ' \u200B', divisionId: 999 }),
    );
    expect(refused.status).toBe(409);
    expect(messages(refused)).toEqual([
      'Name is required',
      'Document number already exists.',
      'This division does not exist or was removed.',
    ]);
  });

  it('tells who was faster, and merges what differs', async () => {
    const id = await add();
    const { timestampBase64 } = await read(id);
    const stamp = `timestampBase64=${encodeURIComponent(timestampBase64)}`;
    await call('PUT', `/${id}/Name?value=First`, undefined, 'administrator');
    const stale = await call('PUT', `/${id}/Name?value=Second&${stamp}`);
    expect([stale.status, (stale.body as Problem).type]).toEqual([409, 'urn:crt:problem:stale-stamp']);
    expect(messages(stale)?.[0]).toMatch(/^Name was changed by .+ at the same time\. It is now First\.$/);
    const insisting = (stale.body as Problem).timestamp ?? '';
    expect((await call('PUT', `/${id}/EIFUName?value=Other&${stamp}`)).status).toBe(204);
    const again = `timestampBase64=${encodeURIComponent(insisting)}`;
    expect((await call('PUT', `/${id}/Name?value=Second&${again}`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ name: 'Second', eifuName: 'Other' });
  });

  it('is locked while it describes a product (O10, O28)', async () => {
    const locked = (await list('?limit=100')).data.find((one) => one.locked);
    const details = await read(locked?.id ?? 0);
    expect(details.lockedReason).toMatch(/^The document is locked: /);
    const refused = await call('DELETE', `/${locked?.id}`, undefined, ['CanRemoveData']);
    expect([refused.status, messages(refused)]).toEqual([409, [details.lockedReason]]);
  });
});

describe('revisions (O11 to O17, §3.9.1)', () => {
  it('have names that look the same once only (O11, O13)', async () => {
    const id = await add();
    await revision(id, { name: 'B-1', versionName: '1-0' });
    const twin = await revision(id, {
      name: '\uff22\u2011\uff11',
      issueDate: '2026-03-01',
      isCompatible: false,
      versionName: '\uff11\u2013\uff10',
    });
    expect(messages(twin)).toEqual(['Revision name already exists.', 'Version name already exists.']);
  });

  it('open versions, join them, and know which is first', async () => {
    const id = await add();
    expect(messages(await revision(id, { versionName: null }))).toEqual(['Version Name is required']);
    expect(messages(await revision(id, { isCompatible: false }))).toEqual([
      'The first revision cannot be incompatible.',
    ]);
    await revision(id);
    await revision(id, { name: 'B', issueDate: '2026-02-01', versionName: null });
    const twice = await revision(id, {
      name: 'b',
      issueDate: '2026-03-01',
      isCompatible: false,
      versionName: '1.0',
    });
    expect(messages(twice)).toEqual(['Revision name already exists.', 'Version name already exists.']);
    await revision(id, { name: 'C', issueDate: '2026-03-01', isCompatible: false, versionName: '2.0' });
    await revision(id, { name: 'D', issueDate: '2026-03-01', versionName: null });
    const { revisions, latestRevisionName, number } = await read(id);
    const listedOn = async (day: string) => {
      const ask = (page: number) => list(`?limit=100&page=${page}${day}`);
      const pages = await Promise.all([ask(1), ask(2)]);
      const listed = pages.flatMap(({ data }) => data).find((one) => one.number === number);
      return [listed?.currentRevision, listed?.supersededRevision].map(
        (one) => one && [one.name, one.issueDate, one.versionName],
      );
    };
    expect(await listedOn('')).toEqual([
      ['D', '2026-03-01', '2.0'],
      ['C', '2026-03-01', '2.0'],
    ]);
    expect(await listedOn('&currentOn=2026-02-28')).toEqual([
      ['B', '2026-02-01', '1.0'],
      ['A', '2026-01-01', '1.0'],
    ]);
    expect(await listedOn('&currentOn=2026-01-01')).toEqual([['A', '2026-01-01', '1.0'], null]);
    expect(await listedOn('&currentOn=2025-12-31')).toEqual([null, null]);
    expect(latestRevisionName).toBe('D');
    expect(
      revisions.map(({ name, versionName, isFirst, isFirstOfVersion }) => [
        name,
        versionName,
        isFirst,
        isFirstOfVersion,
      ]),
    ).toEqual([
      ['D', '2.0', false, false],
      ['C', '2.0', false, true],
      ['B', '1.0', false, false],
      ['A', '1.0', true, true],
    ]);
    expect(await call('GET', `/${id}/Version`)).toMatchObject({ body: [{ name: '2.0' }, { name: '1.0' }] });
  });

  it('move between versions when they are edited, and take their version along when they go', async () => {
    const id = await add();
    await revision(id);
    const second = (
      await revision(id, { name: 'B', issueDate: '2026-02-01', isCompatible: false, versionName: '2.0' })
    ).body as number;
    const change = (more: object) =>
      call('PUT', '/Revision', {
        id: second,
        name: 'B',
        issueDate: '2026-02-01',
        isCompatible: false,
        versionName: '2.0',
        ...more,
      });
    expect(messages(await call('DELETE', `/Revision/${second}`, undefined, ['CanRemoveData']))).toEqual([
      'An incompatible revision cannot be removed.',
    ]);
    expect((await change({ versionName: '2.1' })).status).toBe(204);
    expect((await change({ isCompatible: true, versionName: null })).status).toBe(204);
    expect((await read(id)).revisions.map(({ versionName }) => versionName)).toEqual(['1.0', '1.0']);
    expect((await call('GET', `/${id}/Version`)).body).toHaveLength(1);
    expect((await call('DELETE', `/Revision/${second}`, undefined, ['CanRemoveData'])).status).toBe(204);
    const { changes } = await read(id);
    expect(changes.map(({ changeType, additionalInfo }) => `${changeType}, ${additionalInfo}`)).toContain(
      'Version Name changed, Version 2.1',
    );
  });

  it('that open a version are the base when the revision before them goes; names are compared as the database does', async () => {
    const id = await add();
    const first = (await revision(id)).body as number;
    await revision(id, { name: 'ΑΣ', issueDate: '2026-02-01', isCompatible: false, versionName: '2.0' });
    const same = await revision(id, { name: 'ασ', issueDate: '2026-03-01', versionName: null });
    expect(messages(same)).toEqual(['Revision name already exists.']);
    const { body: versions } = await call('GET', `/${id}/Version`);
    const [{ id: second } = { id: 0 }] = versions as { id: number }[];
    expect((await call('DELETE', `/Revision/${first}`, undefined, ['CanRemoveData'])).status).toBe(204);
    expect((await call('GET', `/${id}/Version`)).body).toEqual([{ id: second, name: '2.0' }]);
    expect((await read(id)).revisions).toMatchObject([
      { name: 'ΑΣ', versionName: '2.0', isCompatible: true },
    ]);
  });

  it('keep what another person changed in the fields that a form sends as they were read', async () => {
    const id = await add();
    const only = (await revision(id)).body as number;
    const { timestampBase64 } = await read(id);
    const stamp = `?timestampBase64=${encodeURIComponent(timestampBase64)}`;
    const form = { id: only, name: 'A', issueDate: '2026-01-01', isCompatible: true, versionName: '1.0' };
    await call('PUT', `/Revision${stamp}`, { ...form, name: 'A2' }, 'administrator');
    expect((await call('PUT', `/Revision${stamp}`, { ...form, issueDate: '2026-01-05' })).status).toBe(204);
    const found = await read(id);
    expect(found.revisions).toMatchObject([{ name: 'A2', issueDate: '2026-01-05' }]);
    expect(found.latestRevisionName).toBe('A2');
    expect(found.changes).toContainEqual(
      expect.objectContaining({
        changeType: 'Issue date changed',
        oldValue: '2026-01-01',
        newValue: '2026-01-05',
      }),
    );
    expect((await call('PUT', `/Revision${stamp}`, { ...form, name: 'A3' })).status).toBe(409);
    expect(found.changes).toContainEqual(
      expect.objectContaining({
        changeType: 'Version added',
        // What it was called then.
        additionalInfo: 'Revision A',
        newValue: '1.0',
      }),
    );
  });

  it('keep the name that another person gave their version, or took the same as; that is no conflict', async () => {
    const id = await add();
    const only = (await revision(id)).body as number;
    const { timestampBase64 } = await read(id);
    const stamp = `?timestampBase64=${encodeURIComponent(timestampBase64)}`;
    const form = { id: only, name: 'A', issueDate: '2026-01-01', isCompatible: true, versionName: '1.0' };
    const renamed = { ...form, versionName: '1.1' };
    expect((await call('PUT', `/Revision${stamp}`, renamed, 'administrator')).status).toBe(204);
    expect((await call('PUT', `/Revision${stamp}`, { ...form, name: 'A2' })).status).toBe(204);
    expect((await call('PUT', `/Revision${stamp}`, { ...renamed, name: 'A2' })).status).toBe(204);
    expect((await read(id)).revisions).toMatchObject([{ name: 'A2', versionName: '1.1' }]);
    const other = await call('PUT', `/Revision${stamp}`, { ...form, versionName: '1.2' });
    expect([other.status, messages(other)?.[0]]).toEqual([
      409,
      expect.stringMatching(/^Version Name was changed by .+ at the same time\. It is now 1\.1\.$/),
    ]);
  });

  it('of two people who add the same one, one is refused', async () => {
    const id = await add();
    const both = await Promise.all([revision(id), revision(id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read(id)).revisions).toHaveLength(1);
  });

  it('fold into one version with the versioned switch (O9)', async () => {
    const id = await add();
    await revision(id);
    await revision(id, { name: 'B', issueDate: '2026-02-01', isCompatible: false, versionName: '2.0' });
    expect((await call('PUT', `/${id}/IsVersioned?value=false`)).status).toBe(204);
    expect((await read(id)).revisions).toMatchObject([
      { versionName: null, isCompatible: true },
      { versionName: null, isCompatible: true },
    ]);
    expect((await call('PUT', `/${id}/IsVersioned?value=true`)).status).toBe(204);
    expect((await read(id)).revisions.map(({ versionName }) => versionName)).toEqual(['1', '1']);
  });
});

describe('files (O18 to O20)', () => {
  const file = (revisionId: number, more: object = {}) =>
    call('POST', '/File', {
      revisionId,
      location: 'https://files.example.com/a.pdf',
      languages: [12],
      countries: [{ regionId: 3, countryId: 21 }],
      ...more,
    });

  it('are added with languages and countries, changed and removed', async () => {
    const id = await add();
    const revisionId = (await revision(id)).body as number;
    const fileId = (await file(revisionId)).body as number;
    const stored = (await read(id)).revisions[0]?.documentFiles[0];
    expect(stored).toMatchObject({
      languages: [{ name: 'German' }],
      region: [{ name: 'Europe', isImplicit: false, children: [{ name: 'Austria' }] }],
      countries: [{ regionId: 3, countryId: 21 }],
    });
    const all = Array.from({ length: 10 }, (_none, place) => ({ regionId: 3, countryId: 21 + place }));
    const changed = await call('PUT', '/File', {
      id: fileId,
      location: 'https://files.example.com/b.pdf',
      languages: [12],
      countries: all,
    });
    expect(changed.status).toBe(204);
    expect((await read(id)).revisions[0]?.documentFiles[0]?.region[0]?.isImplicit).toBe(true);
    expect((await call('DELETE', `/File/${fileId}`, undefined, ['CanRemoveData'])).status).toBe(204);
    const { revisions, changes } = await read(id);
    expect(revisions[0]?.documentFiles).toEqual([]);
    const told = changes.map(({ changeType, additionalInfo }) => [changeType, additionalInfo]);
    expect(told.filter(([type]) => type?.endsWith(' removed'))).toEqual([
      ['Countries removed', 'File https://files.example.com/b.pdf'],
      ['Languages removed', 'File https://files.example.com/b.pdf'],
      ['File removed', 'File https://files.example.com/b.pdf'],
    ]);
    expect(told).toContainEqual(['File added', 'File https://files.example.com/a.pdf']);
  });

  it('name everything that is wrong with them', async () => {
    const revisionId = (await revision(await add())).body as number;
    const wrong = { location: 'ftp://files.example.com/a.pdf', countries: [{ regionId: 1, countryId: 21 }] };
    expect(messages(await file(revisionId, { ...wrong, languages: [9999] }))).toEqual([
      'Location is not valid uri.',
      'A country is not in its region any more.',
      'A language does not exist or was removed.',
    ]);
  });

  it.each(['https://h:99999/', 'files/a.pdf', 'https://files.example.com/a b.pdf'])(
    'say in a sentence that %s is no location (O18)',
    async (location) => {
      const refused = await file((await revision(await add())).body as number, { location });
      expect([refused.status, messages(refused)]).toEqual([409, ['Location is not valid uri.']]);
    },
  );

  it('keep their languages and countries from being deleted (S5)', async () => {
    const refused = await app.call(manager, 'DELETE', '/api/documentation/Configuration/Language/12');
    expect(refused.status).toBe(409);
    expect((refused.body as Problem).detail).toMatch(
      /^German is in use and cannot be deleted\. It is used by the documents (\S+, ){5}and \d+ more and the countries /,
    );
  });
});
