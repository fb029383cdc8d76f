import { strToU8, zipSync } from 'fflate';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../../contract/handlers.ts';
import type { Problem } from '../../../../errors.ts';
import { changes } from '../../../history/change.tables.ts';
import { importDesk, type ImportDesk } from '../../../import/testing/import-desk.ts';
import { startTestApp, tickingClock, type TestApp } from '../../../testing/test-app.ts';
import { versionAssociations } from '../../product/documented-product.tables.ts';
import { documentFiles, documents, revisions } from '../document.tables.ts';

type Details = Output<'getDocumentImport'>;

let app: TestApp;
let desk: ImportDesk<Details>;
/** The imports of the demo world, newest first. */
let demo: Output<'listDocumentImports'>['data'];
beforeAll(async () => {
  app = await startTestApp(5, tickingClock());
  const form = { address: '/api/documentation/DocumentImport', fileName: 'documents.csv', fields: {} };
  desk = importDesk<Details>(app, form);
  demo = ((await desk.call('GET', '?limit=100')).body as Output<'listDocumentImports'>).data;
});
afterAll(() => app.close());

const head =
  'Number;Revision;Location;Languages;Countries;eIFU Name;Issue date;Name;Division;Type;Version Name;Incompatible';
const csv = (...lines: readonly string[]) => [head, ...lines].join('\n');
const at = (path: string) => `https://files.example.com/${path}`;
const statuses = ({ files }: Details) => files.map(({ status }) => status);
const reasons = ({ files }: Details) => files.map(({ details }) => details);
const facts = 'Import plates;CMF;Instructions for Use';

const documentOf = async (number: string) => {
  const [row] = await app.db.select().from(documents).where(eq(documents.number, number));
  return row;
};
const filesOf = async (number: string, revision: string) =>
  app.db
    .select({
      location: documentFiles.location,
      languages: documentFiles.languageIds,
      countries: documentFiles.countryIds,
      eifuName: documentFiles.eifuName,
    })
    .from(documentFiles)
    .innerJoin(revisions, eq(revisions.id, documentFiles.revisionId))
    .innerJoin(documents, eq(documents.id, documentFiles.documentId))
    .where(and(eq(documents.number, number), eq(revisions.name, revision)))
    .orderBy(documentFiles.id);

describe('a manifest with every kind of row (R3, R4)', () => {
  let result: Details;
  beforeAll(async () => {
    await desk.import(csv(`IFU-MAN-1;A;${at('1/a/de.pdf')};German;Germany;;2026-10-01;${facts};;`));
    result = await desk.import(
      csv(
        `IFU-MAN-2;A;${at('2/a/de.pdf')};German;Germany, Austria;Plates A;01/10/2026;${facts};;`,
        `ifu-man-2;a;${at('2/a/fr.pdf')};fr|German;Europe;;;;;;;`,
        `IFU-MAN-2;B;${at('2/b/de.pdf')};German;DE;;2026-11-20;;;;;no`,
        `IFU-MAN-1;A;${at('1/a/de.pdf')};English;GB;Renamed;;;;;;`,
        `IFU-MAN-2;A;${at('2/a/de.pdf')};German;Austria;;;;;;;`,
        `IFU-MAN-3;A;${at('3/a/de.pdf')};German;Germany;;;;;;;`,
        `IFU_MAN;;nowhere;Klingon;Germany;;31.13.2026;Plates;No division;;;maybe`,
        `IFU-MAN-1;A;${at('1/a/fr.pdf')};;;;2026-10-02;Other name;Spine;User Manual;2.0;yes`,
        `IFU-MAN-1;A;${at('1/a/it.pdf')};Italian;Italy;;;;;;;`,
      ),
      { updateExistingFiles: true },
    );
  });

  it('tells what became of each file, with every reason and its column', () => {
    expect(result).toMatchObject({ state: 'done', rowCount: 9, status: 'Created', documentId: null });
    expect(result.summary).toEqual({ created: 4, updated: 1, ignored: 4 });
    expect(statuses(result)).toEqual([
      ...Array<string>(3).fill('Created'),
      'Updated',
      ...Array<string>(4).fill('Ignored'),
      'Created',
    ]);
    expect(reasons(result)).toEqual([
      'The document IFU-MAN-2 is new.\nThe revision A is new.',
      null,
      'The revision B is new.',
      null,
      'Row 2 has the same Location.',
      'Number: There is no document IFU-MAN-3. To add it, fill Name, Division and Type.\nIssue date is required',
      [
        "Number cannot contain '_' character",
        'Type is required',
        'Division: There is no division No division.',
        'Revision is required',
        'Issue date 31.13.2026 is no day. Write 2026-11-20 or 20/11/2026.',
        'Incompatible is yes or no.',
        'Location is not valid uri.',
        'Languages: There is no language Klingon.',
      ].join('\n'),
      [
        'Name: The document IFU-MAN-1 has the name Import plates.',
        'Division: The document IFU-MAN-1 is of another division.',
        'Type: The document IFU-MAN-1 is of another type.',
        'Issue date: The revision A has the issue date 2026-10-01.',
        'Incompatible: The revision A is compatible.',
        'Version Name: The version of the revision A has no name.',
        'Languages: At least one language is required',
        'Countries: At least one country is required',
      ].join('\n'),
      null,
    ]);
    expect(result.files[3]?.updatedFields).toEqual([
      { column: 'Languages', oldValue: 'German', newValue: 'English' },
      { column: 'Countries', oldValue: 'Germany', newValue: 'United Kingdom' },
      { column: 'eIFU Name', oldValue: null, newValue: 'Renamed' },
    ]);
  });

  it('names the document, which is there, and what stood in the row (R19)', async () => {
    const { id } = (await documentOf('IFU-MAN-2')) ?? {};
    expect(result.files[1]).toMatchObject({
      documentId: id,
      documentNumber: 'ifu-man-2',
      revisionName: 'a',
      location: at('2/a/fr.pdf'),
      languages: ['fr', 'German'],
      countries: ['Europe'],
    });
    expect(result.files[5]).toMatchObject({ documentId: null, documentNumber: 'IFU-MAN-3' });
  });

  it('stores documents, revisions and files as the forms do', async () => {
    expect(await documentOf('IFU-MAN-2')).toMatchObject({
      name: 'Import plates',
      divisionId: 2,
      typeId: 4,
      isVersioned: false,
      latestRevisionName: 'B',
      latestRevisionDate: '2026-11-20',
    });
    expect(await filesOf('IFU-MAN-2', 'A')).toEqual([
      { location: at('2/a/de.pdf'), eifuName: 'Plates A', languages: [12], countries: [21, 24] },
      {
        location: at('2/a/fr.pdf'),
        eifuName: null,
        languages: [11, 12],
        countries: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
      },
    ]);
    expect((await filesOf('IFU-MAN-1', 'A')).map(({ location, countries }) => [location, countries])).toEqual(
      [
        [at('1/a/de.pdf'), [30]],
        [at('1/a/it.pdf'), [25]],
      ],
    );
    expect(await documentOf('IFU-MAN-3')).toBeUndefined();
  });

  it('is one batch of the history, whose source is the import and its file is known', async () => {
    const { id = 0 } = (await documentOf('IFU-MAN-2')) ?? {};
    const ofImport = and(eq(changes.aggregate, 'document'), eq(changes.source, 'import'));
    const rows = await app.db
      .select()
      .from(changes)
      .where(and(ofImport, eq(changes.aggregateId, id)));
    const batches = [...new Set(rows.map(({ batchId }) => batchId))];
    expect(batches).toHaveLength(1);
    expect(new Set(rows.map(({ userSymbol }) => userSymbol))).toEqual(new Set(['DMAI']));
    const { body } = await app.call('administrator', 'GET', `/api/documentation/Document/${id}`);
    const told = (body as Output<'getDocument'>).changes;
    expect(new Set(told.map(({ importFile }) => importFile))).toEqual(new Set(['documents.csv']));
  });

  it('is in the list, and gives back what was ignored as a file that can be mended and imported', async () => {
    const { body } = await desk.call('GET', '?limit=1');
    expect((body as Output<'listDocumentImports'>).data[0]).toMatchObject({
      id: result.id,
      details: 'documents.csv, existing files updated, 9 rows',
    });
    const { body: failed, headers } = await desk.call('GET', `/${result.id}/FailedRows`);
    expect(headers['content-disposition']).toContain('documents ignored rows.xlsx');
    const again = await desk.import(failed as Buffer, { fileName: 'documents ignored rows.xlsx' });
    expect(again.summary).toEqual({ created: 0, updated: 0, ignored: 4 });
    expect(again.details).toContain('not imported: Reason');
  });

  it('is shown by pages and by outcome', async () => {
    const ignored = await desk.details(result.id, 'chosenOutcomes=ignored&limit=3&page=2');
    expect([ignored.count, ignored.files.map(({ rowNumber }) => rowNumber)]).toEqual([4, [9]]);
  });
});

it('leaves files that are there alone unless asked, and tells of the only document (R4)', async () => {
  await desk.import(csv(`IFU-ONE-1;A;${at('one/de.pdf')};German;Germany;;2026-10-01;${facts};;`));
  const before = await filesOf('IFU-ONE-1', 'A');
  const result = await desk.import(csv(`IFU-ONE-1;A;${at('one/de.pdf')};French;France;;;;;;;`));
  expect(reasons(result)).toEqual(['The file exists already, and existing files are not updated.']);
  const { id } = (await documentOf('IFU-ONE-1')) ?? {};
  expect(result).toMatchObject({
    documentId: id,
    documentNumber: 'IFU-ONE-1',
    revisionName: 'A',
    status: 'Ignored',
  });
  expect(await filesOf('IFU-ONE-1', 'A')).toEqual(before);
  const same = await desk.import(csv(`IFU-ONE-1;A;${at('one/de.pdf')};;Germany;;;;;;;`), {
    updateExistingFiles: true,
  });
  expect(reasons(same)).toEqual(['The file is like this already.']);
  const changed = await desk.import(csv(`IFU-ONE-1;A;${at('one/de.pdf')};;France;;;;;;;`), {
    updateExistingFiles: true,
  });
  expect(changed).toMatchObject({ status: 'Updated', summary: { updated: 1 } });
  expect(await filesOf('IFU-ONE-1', 'A')).toMatchObject([{ languages: [12], countries: [23] }]);
});

it('adds revisions of a versioned document by the rules of their form (O12, O13, O17)', async () => {
  const added = await app.call('documentation-manager', 'POST', '/api/documentation/Document', {
    name: 'Versions',
    number: 'IFU-VER-1',
    divisionId: 2,
    typeId: 4,
    isVersioned: true,
  });
  expect(added.status).toBe(200);
  const row = (revision: string, day: string, versionName: string, incompatible: string) =>
    `IFU-VER-1;${revision};${at(`ver/${revision}.pdf`)};German;Germany;;${day};;;;${versionName};${incompatible}`;
  const result = await desk.import(
    csv(
      row('A', '2026-01-01', '', ''),
      row('B', '2026-02-01', '1.0', 'yes'),
      row('C', '2026-03-01', '1.0', ''),
      row('D', '2026-04-01', '1.0', 'yes'),
      row('E', '2026-05-01', '2.0', 'yes'),
      row('F', '2026-06-01', '2.0', 'no'),
      row('G', '1899-06-01', '', ''),
    ),
  );
  expect(reasons(result)).toEqual([
    'Version Name is required',
    'Incompatible: The first revision cannot be incompatible.',
    'The revision C is new.',
    'Version Name: Version name already exists.',
    'The revision E is new.',
    'The revision F is new.\nVersion Name is not used: the revision opens no version.',
    'Issue date must be a day in the years 1900 to 2199',
  ]);
  expect(statuses(result).filter((status) => status === 'Created')).toHaveLength(3);
});

it('decides alike in a dry run, where a document of an earlier chunk is not there', async () => {
  const row = (place: number, more: string) =>
    `IFU-DRY-1;A;${at(`dry/${place}.pdf`)};German;Germany;;${more}`;
  const rows = Array.from({ length: 230 }, (_none, place) =>
    row(place, place === 0 ? `2026-10-01;${facts};;` : ';;;;;'),
  );
  const dry = await desk.import(csv(...rows), { isDryRun: true });
  expect(dry.summary).toEqual({ created: 230, updated: 0, ignored: 0 });
  expect(await documentOf('IFU-DRY-1')).toBeUndefined();
  expect(dry.files[0]).toMatchObject({ documentId: null });
  const applied = await desk.call('POST', `/${dry.id}/Apply`);
  await desk.run();
  const real = await desk.details(applied.body as number);
  expect(real).toMatchObject({ changedSinceDryRun: 0, summary: { created: 230 }, dryRunId: dry.id });
  expect(await filesOf('IFU-DRY-1', 'A')).toHaveLength(230);
});

it('builds on no row that is ignored because an earlier one has its location', async () => {
  const row = (languages: string) =>
    `IFU-REP-1;A;${at('rep/de.pdf')};${languages};Germany;;2026-10-01;${facts};;`;
  const result = await desk.import(
    csv(row('Klingon'), row('German'), `IFU-REP-1;A;${at('rep/fr.pdf')};French;France;;;;;;;`),
  );
  expect(reasons(result)).toEqual([
    'Languages: There is no language Klingon.',
    'Row 2 has the same Location.',
    'Number: There is no document IFU-REP-1. To add it, fill Name, Division and Type.\nIssue date is required',
  ]);
});

it('what only the rules of a form refuse is the fault of its row alone', async () => {
  // An incompatible revision in the midst of a version that a product version holds would take others out of it.
  const [held] = await app.db
    .select({ number: documents.number, day: sql<string>`(min(${revisions.issueDate}) + 1)::text` })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .innerJoin(versionAssociations, eq(versionAssociations.documentVersionId, revisions.versionId))
    .where(eq(documents.isVersioned, true))
    .groupBy(documents.number, revisions.versionId)
    .having(sql`count(distinct ${revisions.id}) > 1`)
    .limit(1);
  if (!held) throw new Error('No version with two revisions is held in the demo world');
  const result = await desk.import(
    csv(
      `IFU-OWN-1;A;${at('own/de.pdf')};German;Germany;;2026-10-01;${facts};;`,
      `${held.number};X1;${at('own/x.pdf')};German;Germany;;${held.day};;;;9.9;yes`,
      `IFU-OWN-1;A;${at('own/fr.pdf')};French;France;;;;;;;`,
    ),
  );
  expect(statuses(result)).toEqual(['Created', 'Ignored', 'Created']);
  expect(reasons(result)[1]).toBe(
    'A revision keeps its version while a keycode or a product version holds that.',
  );
  expect(await filesOf('IFU-OWN-1', 'A')).toHaveLength(2);
});

describe('an archive', () => {
  const zip = (files: Readonly<Record<string, string>>) =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    );

  it('stores none of its files, and says which of them nobody names', async () => {
    const content = zip({
      'manifest.csv': csv(
        `IFU-ZIP-1;A;${at('zip/de.pdf')};German;Germany;;2026-10-01;${facts};;`,
        'IFU-ZIP-1;A;fr.pdf;French;France;;;;;;;',
      ),
      'de.pdf': 'x',
      'fr.pdf': 'x',
      'notes.docx': 'x',
    });
    const result = await desk.import(content, { fileName: 'manifest.zip' });
    expect(result.details).toBe(
      'manifest.zip, 2 rows, 3 files of the archive not stored, not named in the manifest: notes.docx',
    );
    expect(reasons(result)).toEqual([
      'The document IFU-ZIP-1 is new.\nThe revision A is new.\nde.pdf of the archive is not stored, only its location.',
      'Location is not valid uri.\nLocation: The archive holds this file, but files are not stored. Write the web address where it is found.',
    ]);
  });

  it.each([
    [zip({ 'a.pdf': 'x' }), 'a.zip', 'The archive holds no manifest'],
    [csv(), 'documents.csv', 'The file holds only headings and no rows.'],
    ['Number;Revision\nA;B', 'documents.csv', 'Columns are missing: "Location"'],
    ['x', 'documents.pdf', 'Choose a CSV file (.csv) or an Excel workbook (.xlsx) or a ZIP file (.zip).'],
  ])(
    'or a file without a manifest is refused, and detail says why (R5)',
    async (content, fileName, sentence) => {
      const { status, body } = await desk.upload(content, { fileName });
      expect(status).toBe(400);
      expect((body as Problem).detail).toContain(sentence);
    },
  );
});

it('is for those who may import documents, at each step', async () => {
  expect((await desk.upload(csv('A;;;;;;;;;;;'), { as: 'planner' })).status).toBe(403);
  const id = demo[0]?.id ?? 0;
  const calls = [
    ...['', '/Template', `/${id}`, `/${id}/FailedRows`].map((path) => ['GET', path] as const),
    ...['Apply', 'Stop', 'Continue'].map((act) => ['POST', `/${id}/${act}`] as const),
  ];
  for (const [method, path] of calls)
    expect([path, (await desk.call(method, path, 'documentation-reader')).status]).toEqual([path, 403]);
  for (const path of ['/999999/Apply', '/999999/Stop', '/999999/Continue'])
    expect([path, (await desk.call('POST', path)).status]).toEqual([path, 404]);
  // The imports of another kind are not among them.
  const { body } = await app.call('documentation-manager', 'GET', '/api/documentation/ProductImport');
  const [other] = (body as Output<'listProductImports'>).data;
  expect((await desk.call('GET', `/${other?.id}`)).status).toBe(404);
});

it('gives a template with the headings, and one with examples of every result', async () => {
  const template = await desk.call('GET', '/Template');
  expect(template.headers['content-disposition']).toContain('Document import template.xlsx');
  const examples = await desk.call('GET', '/Template?withExamples=true');
  const result = await desk.import(examples.body as Buffer, { fileName: 'e.xlsx', isDryRun: true });
  expect(result.summary).toEqual({ created: 3, updated: 0, ignored: 4 });
});

it('the demo world has nine imports with every kind of result (R4)', async () => {
  expect(demo).toHaveLength(9);
  expect(new Set(demo.map(({ state }) => state))).toEqual(new Set(['done', 'stopped']));
  expect(demo.filter(({ isDryRun }) => isDryRun)).toHaveLength(3);
  for (const outcome of ['created', 'updated', 'ignored'] as const)
    expect(demo.some(({ summary }) => summary[outcome] > 0)).toBe(true);
  const [first, ofArchive, , again] = demo.toReversed();
  expect((await desk.details(again?.id ?? 0)).sameFile?.id).toBe(first?.id);
  expect(ofArchive?.details).toContain('2 files of the archive not stored');
});
