import { canAddFile } from '@crt/domain/document-field';
import { enteredName, enteredText } from '@crt/domain/entered-text';
import { fileLocationError } from '@crt/domain/file-regions';
import { idSet } from '@crt/domain/id-set';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { changeRecord, changeRecords, refusedBy, type RecordRequest } from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { mergedPart } from '../../record/merged-part.ts';
import { newIds } from '../../record/new-id.ts';
import { countries } from '../country/country.tables.ts';
import { documentationLock } from '../documentation-lock.ts';
import { languages } from '../language/language.tables.ts';
import { areAllThere } from '../missing-entries.ts';
import { documentRecord } from './document.record.ts';
import { documentFiles } from './document.tables.ts';
import { documentOfRevision } from './save-revision.ts';

type Form = Pick<Input<'addDocumentFile'>['body'], 'location' | 'eifuName' | 'languages' | 'countries'>;

/** Files that a document gets. */
export interface NewFiles {
  readonly documentId: number;
  readonly files: readonly Input<'addDocumentFile'>['body'][];
}

/** Adds a file to a revision (O18, O19); gives its id. */
export async function addDocumentFile(
  context: RequestContext,
  body: Input<'addDocumentFile'>['body'],
): Promise<number> {
  await lockRecords(context, documentationLock);
  const documentId = await documentOfRevision(context, body.revisionId);
  const [id] = await addDocumentFiles(context, [{ documentId, files: [body] }]);
  if (id === undefined) throw new Error('A new file has no id');
  return id;
}

/** Adds files to revisions of several documents, each of which is named once; gives their ids in this order. */
export async function addDocumentFiles(
  context: RequestContext,
  added: readonly NewFiles[],
): Promise<readonly number[]> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const all = added.flatMap(({ files }) => files);
  const ids = await newIds(tx, documentFiles, all.length);
  const idOf = new Map(all.map((file, place) => [file, ids[place] ?? 0]));
  const edits = added.map(({ documentId, files }) => ({
    request: { id: documentId },
    decide: async () => ({
      refused: [...(await errorsOf(tx, files)), ...(await limitErrors(tx, documentId, files))],
      parts: files.map((file) => {
        const { revisionId, ...form } = file;
        return {
          part: 'file',
          id: idOf.get(file) ?? 0,
          after: { documentId, revisionId, ...valuesOf(form) },
        };
      }),
    }),
  }));
  await changeRecords(context, documentRecord, edits);
  return ids;
}

async function limitErrors(
  tx: Database,
  documentId: number,
  files: NewFiles['files'],
): Promise<FieldError[]> {
  const ofDocument = await tx.$count(documentFiles, eq(documentFiles.documentId, documentId));
  const errors: FieldError[] = [];
  for (const [revisionId, added] of Map.groupBy(files, (file) => file.revisionId)) {
    const ofRevision = await tx.$count(documentFiles, eq(documentFiles.revisionId, revisionId));
    // Whether the last one of all still has room.
    const verdict = canAddFile(ofRevision + added.length - 1, ofDocument + files.length - 1);
    errors.push(...refusedBy(verdict));
  }
  return errors;
}

/** Changes a file. */
export async function updateDocumentFile(
  context: RequestContext,
  body: Input<'updateDocumentFile'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  const request = { id: (await findFile(context.tx, body.id)).documentId, timestampBase64 };
  await changeDocumentFiles(context, [{ request, files: [body] }]);
  return undefined;
}

/** Files of a document as they shall be. */
export interface ChangedFiles {
  readonly request: RecordRequest;
  readonly files: readonly Input<'updateDocumentFile'>['body'][];
}

/** Changes files of several documents, each of which is named once. */
export async function changeDocumentFiles(
  context: RequestContext,
  changed: readonly ChangedFiles[],
): Promise<void> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const edits = changed.map(({ request, files }) => ({
    request,
    decide: async ({ stamp }: { readonly stamp: number }) => {
      const parts: PartChange[] = [];
      for (const { id, ...form } of files) {
        const before = await findFile(tx, id);
        const sent = { part: 'file', id, before, sent: valuesOf(form) };
        const after = { ...before, ...(await mergedPart(context, documentRecord, request, stamp, sent)) };
        parts.push({ part: 'file', id, before, after });
      }
      return { refused: await errorsOf(tx, files), parts };
    },
  }));
  await changeRecords(context, documentRecord, edits);
}

/** Removes a file (O20). */
export async function removeDocumentFile(context: RequestContext, id: number): Promise<undefined> {
  await lockRecords(context, documentationLock);
  const { documentId } = await findFile(context.tx, id);
  await changeRecord(context, documentRecord, { id: documentId }, async () => ({
    parts: [{ part: 'file', id, before: await findFile(context.tx, id) }],
  }));
  return undefined;
}

async function findFile(tx: Database, id: number): Promise<typeof documentFiles.$inferSelect> {
  const [file] = await tx.select().from(documentFiles).where(eq(documentFiles.id, id));
  if (!file) throw notFound('File');
  return file;
}

const valuesOf = ({ location, eifuName, languages: spoken, countries: pairs }: Form) => ({
  location: enteredText(location),
  eifuName: enteredName(eifuName ?? '') || null,
  languageIds: idSet(spoken),
  countryIds: idSet(pairs.map(({ countryId }) => countryId)),
});

/** Everything that speaks against files. Their languages and countries stay until they are stored. */
async function errorsOf(tx: Database, forms: readonly Form[]): Promise<FieldError[]> {
  const values = forms.map(valuesOf);
  const countryIds = idSet(values.flatMap((one) => one.countryIds));
  const known = await tx.select().from(countries).where(isOneOf(countries.id, countryIds)).for('share');
  const regionOf = new Map(known.map(({ id, regionId }) => [id, regionId]));
  const isSpoken = await areAllThere(tx, languages, idSet(values.flatMap((one) => one.languageIds)));
  const pairs = forms.flatMap((form) => form.countries);
  const isWhole = pairs.every(({ countryId, regionId }) => regionOf.get(countryId) === regionId);
  const wrongLocations = values.flatMap(({ location }) => fileLocationError(location) ?? []);
  return [
    ...wrongLocations.map((message) => ({ path: '/body/location', message })),
    ...(isWhole ? [] : [{ path: '/body/countries', message: 'A country is not in its region any more.' }]),
    ...(isSpoken ? [] : [{ path: '/body/languages', message: 'A language does not exist or was removed.' }]),
  ];
}
