import { canAddFile } from '@crt/domain/document-field';
import { enteredName, enteredText } from '@crt/domain/entered-text';
import { fileLocationError } from '@crt/domain/file-regions';
import { idSet } from '@crt/domain/id-set';
import { eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { changeRecord, refusedBy } from '../../record/change-record.ts';
import { mergedPart } from '../../record/merged-part.ts';
import { newId } from '../../record/new-id.ts';
import { countries } from '../country/country.tables.ts';
import { documentationLock } from '../documentation-lock.ts';
import { languages } from '../language/language.tables.ts';
import { areAllThere } from '../missing-entries.ts';
import { documentRecord } from './document.record.ts';
import { documentFiles } from './document.tables.ts';
import { documentOfRevision } from './save-revision.ts';

type Form = Omit<Input<'addDocumentFile'>['body'], 'revisionId'>;

/** Adds a file to a revision (O18, O19); gives its id. */
export async function addDocumentFile(
  context: RequestContext,
  { revisionId, ...form }: Input<'addDocumentFile'>['body'],
): Promise<number> {
  await lockRecords(context, documentationLock);
  const documentId = await documentOfRevision(context, revisionId);
  const id = await newId(context.tx, documentFiles);
  await changeRecord(context, documentRecord, { id: documentId }, async () => {
    const after = { documentId, revisionId, ...valuesOf(form) };
    const ofRevision = await context.tx.$count(documentFiles, eq(documentFiles.revisionId, revisionId));
    const ofDocument = await context.tx.$count(documentFiles, eq(documentFiles.documentId, documentId));
    const refused = [...(await errorsOf(context.tx, form)), ...refusedBy(canAddFile(ofRevision, ofDocument))];
    return { refused, parts: [{ part: 'file', id, after }] };
  });
  return id;
}

/** Changes a file. */
export async function updateDocumentFile(
  context: RequestContext,
  { id, ...form }: Input<'updateDocumentFile'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  const request = { id: (await findFile(context.tx, id)).documentId, timestampBase64 };
  await changeRecord(context, documentRecord, request, async ({ stamp }) => {
    const before = await findFile(context.tx, id);
    const sent = { part: 'file', id, before, sent: valuesOf(form) };
    const after = { ...before, ...(await mergedPart(context, documentRecord, request, stamp, sent)) };
    return { refused: await errorsOf(context.tx, form), parts: [{ part: 'file', id, before, after }] };
  });
  return undefined;
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

/** Everything that speaks against a file. Its languages and countries stay until it is stored. */
async function errorsOf(tx: Database, form: Form): Promise<FieldError[]> {
  const { location, languageIds, countryIds } = valuesOf(form);
  const wrongLocation = fileLocationError(location);
  const known = await tx.select().from(countries).where(inArray(countries.id, countryIds)).for('share');
  const regionOf = new Map(known.map(({ id, regionId }) => [id, regionId]));
  const isSpoken = await areAllThere(tx, languages, languageIds);
  const isWhole = form.countries.every(({ countryId, regionId }) => regionOf.get(countryId) === regionId);
  return [
    ...(wrongLocation === undefined ? [] : [{ path: '/body/location', message: wrongLocation }]),
    ...(isWhole ? [] : [{ path: '/body/countries', message: 'A country is not in its region any more.' }]),
    ...(isSpoken ? [] : [{ path: '/body/languages', message: 'A language does not exist or was removed.' }]),
  ];
}
