import {
  canRemoveDocument,
  documentFields,
  documentNumberError,
  type DocumentField,
} from '@crt/domain/document-field';
import { versionOfEach } from '@crt/domain/version-lines';
import { and, inArray, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { FieldError } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import {
  addRecord,
  against,
  changeRecord,
  refuseAll,
  removeRecord,
  type RecordRequest,
} from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { newId } from '../../record/new-id.ts';
import { documentationLock } from '../documentation-lock.ts';
import { enteredFields, requiredErrors } from '../entered-fields.ts';
import { missingEntries } from '../missing-entries.ts';
import { documentRecord } from './document.record.ts';
import { findFacts, findFiles, findRevisions, findVersions, type Version } from './document.repository.ts';
import { documents, documentVersions } from './document.tables.ts';

type DocumentValues = typeof documents.$inferInsert;

/** Everything that speaks against values of a document; `id` is that of the one that is edited. */
async function errorsOf(
  { tx }: RequestContext,
  values: Partial<DocumentValues>,
  path: (field: string) => string,
  id?: number,
): Promise<FieldError[]> {
  const errors = requiredErrors(documentFields, values, path);
  const { number } = values;
  if (number !== undefined && documentNumberError(number) !== undefined)
    errors.push({ path: path('number'), message: 'Document number contains disallowed characters.' });
  if (number) {
    const others = and(
      isSameText(documents.number, number),
      id === undefined ? undefined : ne(documents.id, id),
    );
    const [taken] = await tx.select({ id: documents.id }).from(documents).where(others).limit(1);
    if (taken) errors.push({ path: path('number'), message: 'Document number already exists.' });
  }
  return [...errors, ...(await missingEntries(tx, values, path))];
}

const inBody = (field: string) => `/body/${field}`;

/** Adds a document with its base version (O5 to O7); gives its id. */
export async function addDocument(
  context: RequestContext,
  body: Input<'addDocument'>['body'],
): Promise<number> {
  await lockRecords(context, documentationLock);
  const values = enteredFields(documentFields, {
    portalId: null,
    eifuName: null,
    ...body,
    isVersioned: body.isVersioned === true,
  });
  refuseAll(await errorsOf(context, values, inBody));
  return addRecord(context, documentRecord, values, async (documentId) => [
    {
      part: 'version',
      id: await newId(context.tx, documentVersions),
      after: { documentId, name: null, isBase: true },
    },
  ]);
}

/** Changes one field of a document (O8). */
export async function setDocumentField<Field extends Exclude<DocumentField, 'isVersioned'>>(
  context: RequestContext,
  request: RecordRequest,
  field: Field,
  value: DocumentValues[Field] | undefined,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  await changeRecord(context, documentRecord, request, async ({ id }) => {
    const patch = enteredFields(documentFields, { [field]: value ?? null });
    return { patch, refused: await errorsOf(context, patch, () => '/query/value', id) };
  });
  return undefined;
}

/** Turns the versioned switch (O9): either way all revisions come into the base version (§3.9.1). */
export async function setDocumentVersioned(
  context: RequestContext,
  request: RecordRequest,
  isVersioned: boolean,
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  await changeRecord(context, documentRecord, request, async (row) => {
    if (row.isVersioned === isVersioned) return {};
    const versions = await findVersions(tx, row.id);
    const { facts } = await findFacts(tx, row.id, versions);
    const verdict = documentFields.isVersioned.edit.canEditNow(facts);
    if (!verdict.isAllowed) return { refused: [against(verdict.reason, '/query/value')] };
    return { patch: { isVersioned }, parts: await foldVersions(context, row.id, versions, isVersioned) };
  });
  return undefined;
}

/** The name of the first version of a document that becomes versioned while it has revisions. */
const firstVersionName = '1';

async function foldVersions(
  { tx }: RequestContext,
  documentId: number,
  versions: readonly Version[],
  isVersioned: boolean,
): Promise<PartChange[]> {
  const revisions = await findRevisions(tx, documentId);
  const base = versions.find(({ isBase }) => isBase);
  if (!base) throw new Error(`Document ${documentId} has no base version.`);
  const placed = versionOfEach(revisions, base.id, false);
  const folded = revisions.map((before): PartChange => {
    const after = { ...before, isCompatible: true, versionId: placed.get(before.id) };
    return { part: 'revision', id: before.id, before, after };
  });
  const others = versions
    .filter(({ isBase }) => !isBase)
    .map((before): PartChange => ({ part: 'version', id: before.id, before }));
  const name = isVersioned && revisions.length > 0 ? firstVersionName : null;
  return [...folded, ...others, { part: 'version', id: base.id, before: base, after: { ...base, name } }];
}

/** Removes a document with its revisions and files (O10); a locked one is refused. */
export async function removeDocument(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  await removeRecord(context, documentRecord, id, async () => {
    const versions = await findVersions(tx, id);
    const { facts } = await findFacts(tx, id, versions);
    const verdict = canRemoveDocument(facts);
    if (!verdict.isAllowed) return { refused: [against(verdict.reason)] };
    const removed =
      (part: string) =>
      (before: { readonly id: number }): PartChange => ({
        part,
        id: before.id,
        before,
      });
    return {
      parts: [
        ...(await findFiles(tx, id)).map(removed('file')),
        ...(await findRevisions(tx, id)).map(removed('revision')),
        ...versions.map(removed('version')),
      ],
    };
  });
  return undefined;
}

/** Documents by their ids, for filters that were saved or sent in a link. */
export const listDocumentNumbers = ({ tx }: RequestContext, ids: readonly number[]) =>
  tx
    .select({ id: documents.id, number: documents.number })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(documents.number);
