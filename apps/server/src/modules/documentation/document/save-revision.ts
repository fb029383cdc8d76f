import { canAddRevision } from '@crt/domain/document-field';
import { enteredCode } from '@crt/domain/plain-code';
import { canChangeCompatible, canRemoveRevision, showsVersionName } from '@crt/domain/revision-rules';
import { byIssueDate, firstFlags, isFirstAmong, versionOfEach } from '@crt/domain/version-lines';
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import {
  against,
  changeRecord,
  refusedBy,
  type RecordChange,
  type RecordRow,
} from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { mergedPart } from '../../record/merged-part.ts';
import { newId } from '../../record/new-id.ts';
import { partField } from '../../record/record.ts';
import { documentationLock } from '../documentation-lock.ts';
import { documentRecord } from './document.record.ts';
import {
  findFiles,
  findHolds,
  findRevisions,
  findVersions,
  type Revision,
  type Version,
  type VersionHolds,
} from './document.repository.ts';
import { documentVersions, revisions, type documents } from './document.tables.ts';

/** The refusal of what would take a revision out of its version while something holds that (§3.9.7). */
const versionIsHeld = 'A revision keeps its version while a keycode or a product version holds that.';

type Form = Omit<Input<'addRevision'>['body'], 'documentId'>;
type DocumentChange = RecordChange<typeof documents>;

/** A document as the rules of its revisions see it. */
interface Line {
  readonly row: RecordRow<typeof documents>;
  readonly revisions: readonly Revision[];
  readonly versions: readonly Version[];
  readonly base: Version;
  readonly holds: VersionHolds;
}

async function lineOf({ tx }: RequestContext, row: Line['row']): Promise<Line> {
  const versions = await findVersions(tx, row.id);
  const base = versions.find(({ isBase }) => isBase);
  if (!base) throw new Error(`Document ${row.id} has no base version.`);
  const holds = await findHolds(
    tx,
    versions.map(({ id }) => id),
  );
  return { row, versions, base, holds, revisions: await findRevisions(tx, row.id) };
}

/** Adds a revision (O11, §3.9.1); gives its id. */
export async function addRevision(
  context: RequestContext,
  { documentId, ...form }: Input<'addRevision'>['body'],
): Promise<number> {
  await lockRecords(context, documentationLock);
  const id = await newId(context.tx, revisions);
  await changeRecord(context, documentRecord, { id: documentId }, async (row) => {
    const line = await lineOf(context, row);
    const change = await placeRevision(context, line, id, form);
    const full = refusedBy(canAddRevision(line));
    return { ...change, refused: [...(change.refused ?? []), ...full] };
  });
  return id;
}

/** Changes a revision (O11 to O14). */
export async function updateRevision(
  context: RequestContext,
  { id, ...form }: Input<'updateRevision'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  const request = { id: await documentOfRevision(context, id), timestampBase64 };
  await changeRecord(context, documentRecord, request, async (row) => {
    const line = await lineOf(context, row);
    const sent = { part: 'revision', id, sent: form, ...namedBefore(line, id) };
    const merged = await mergedPart(context, documentRecord, request, row.stamp, sent);
    return placeRevision(context, line, id, merged);
  });
  return undefined;
}

/** A revision as its form has it: the name of its version is a field of that version. */
function namedBefore({ revisions: stored, versions }: Line, id: number) {
  const before = stored.find((one) => one.id === id);
  const version = versions.find((one) => one.id === before?.versionId);
  if (!before || !version) return { before };
  const elsewhere = { versionName: partField('version', version.id, 'name') };
  return { before: { ...before, versionName: version.name }, elsewhere };
}

/** Removes a revision with its files (O16). */
export async function removeRevision(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const documentId = await documentOfRevision(context, id);
  await changeRecord(context, documentRecord, { id: documentId }, async (row) => {
    const line = await lineOf(context, row);
    const removed = line.revisions.find((one) => one.id === id);
    if (!removed) throw notFound('Revision');
    const verdict = canRemoveRevision({ ...removed, ...heldBy(line.holds, removed.versionId) });
    const files = (await findFiles(tx, documentId)).filter(({ revisionId }) => revisionId === id);
    const change = rearranged(
      line,
      line.revisions.filter((one) => one.id !== id),
    );
    return {
      ...change,
      refused: [
        ...(verdict.isAllowed ? [] : [against(verdict.reason)]),
        ...(isHeldTogether(line, change) ? [] : [against(versionIsHeld)]),
      ],
      parts: [
        ...files.map((before): PartChange => ({ part: 'file', id: before.id, before })),
        { part: 'revision', id, before: removed },
        ...(change.parts ?? []),
      ],
    };
  });
  return undefined;
}

/** The document that a revision belongs to. @throws not-found */
export async function documentOfRevision({ tx }: RequestContext, id: number): Promise<number> {
  const [row] = await tx
    .select({ documentId: revisions.documentId })
    .from(revisions)
    .where(eq(revisions.id, id));
  if (!row) throw notFound('Revision');
  return row.documentId;
}

const heldBy = ({ withProductVersions, inKeyCodes }: VersionHolds, versionId: number) => ({
  hasAssociatedProductVersions: withProductVersions.has(versionId),
  isPartOfKeyCode: inKeyCodes.has(versionId),
});

/** Puts a new or changed revision among the others: everything against it, or what becomes of all of them. */
async function placeRevision(
  context: RequestContext,
  line: Line,
  id: number,
  form: Form,
): Promise<DocumentChange> {
  const before = line.revisions.find((one) => one.id === id);
  const others = line.revisions.filter((one) => one.id !== id);
  const isFirst = isFirstAmong(others, { id, issueDate: form.issueDate });
  const isCompatible = line.row.isVersioned ? form.isCompatible : true;
  const name = enteredCode(form.name);
  const versionName = enteredCode(form.versionName ?? '');
  const opens = line.row.isVersioned && !isCompatible && !isFirst;
  const ownVersion = before && !before.isCompatible ? before.versionId : undefined;
  const named = opens ? ownVersion : line.base.id;
  const isNamed = showsVersionName(line.row.isVersioned, isFirst, isCompatible);
  const refused = [
    ...(await nameErrors(context, line, id, name)),
    ...(isFirst && !isCompatible
      ? [{ path: '/body/isCompatible', message: 'The first revision cannot be incompatible.' }]
      : []),
    ...compatibleErrors(line, before, isCompatible),
    ...(isNamed ? await versionNameErrors(context, line, named, versionName) : []),
  ];
  const versionId = opens ? (ownVersion ?? (await newId(context.tx, documentVersions))) : line.base.id;
  const placed = { id, documentId: line.row.id, name, issueDate: form.issueDate, isCompatible, versionId };
  const change = rearranged(line, [...others, placed], isNamed ? [versionId, versionName] : undefined);
  const held = isHeldTogether(line, change) ? [] : [{ path: '/body/issueDate', message: versionIsHeld }];
  return { ...change, refused: [...refused, ...held] };
}

async function nameErrors(
  { tx }: RequestContext,
  { row }: Line,
  ownId: number,
  name: string,
): Promise<FieldError[]> {
  if (name === '') return [{ path: '/body/name', message: 'Name is required' }];
  const isOther = and(
    eq(revisions.documentId, row.id),
    ne(revisions.id, ownId),
    isSameText(revisions.name, name),
  );
  const [taken] = await tx.select({ id: revisions.id }).from(revisions).where(isOther).limit(1);
  return taken ? [{ path: '/body/name', message: 'Revision name already exists.' }] : [];
}

/** What speaks against the name of a version: another one has it, or a keycode is known by the one that it has. */
async function versionNameErrors(
  { tx }: RequestContext,
  { row, versions, holds }: Line,
  ownId: number | undefined,
  name: string,
): Promise<FieldError[]> {
  const path = '/body/versionName';
  if (name === '') return [{ path, message: 'Version Name is required' }];
  const { documentId, name: column, id } = documentVersions;
  const isOther = and(
    eq(documentId, row.id),
    isSameText(column, name),
    ownId === undefined ? undefined : ne(id, ownId),
  );
  const [taken] = await tx.select({ id }).from(documentVersions).where(isOther).limit(1);
  const present = versions.find((version) => version.id === ownId);
  const isKnown = present !== undefined && holds.inKeyCodes.has(present.id) && present.name !== name;
  return [
    ...(taken ? [{ path, message: 'Version name already exists.' }] : []),
    ...(isKnown ? [{ path, message: 'A version that is part of a keycode keeps its name.' }] : []),
  ];
}

/** What speaks against another incompatible mark of a revision that is there (O14). */
function compatibleErrors(line: Line, before: Revision | undefined, isCompatible: boolean): FieldError[] {
  if (!before || before.isCompatible === isCompatible) return [];
  const flags = firstFlags(line.revisions).get(before.id);
  if (!flags || flags.isFirst) return [];
  const verdict = canChangeCompatible({ ...before, ...flags, ...heldBy(line.holds, before.versionId) });
  return verdict.isAllowed ? [] : [{ path: '/body/isCompatible', message: verdict.reason }];
}

/**
 * The versions of all revisions as they then are: the version of the first revision is the base, versions that nobody opens
 * any more go, new ones come, and the document knows its newest revision.
 */
function rearranged(
  { row, versions, base: former, revisions: stored }: Line,
  wanted: readonly Revision[],
  named?: readonly [versionId: number, name: string],
): DocumentChange {
  const [first, ...later] = byIssueDate(wanted);
  // Without the revision before it, one that opened a version is the first, and what it opened is the base.
  const baseId = first && !first.isCompatible ? first.versionId : former.id;
  const ordered = first ? [{ ...first, isCompatible: true }, ...later] : [];
  const placed = versionOfEach(ordered, baseId, row.isVersioned);
  const used = new Set([baseId, ...placed.values()]);
  const known = new Map(versions.map((version) => [version.id, version]));
  const nameOf = (id: number) => (named?.[0] === id ? named[1] : (known.get(id)?.name ?? null));
  const versionAfter = (id: number) => ({
    documentId: row.id,
    name: first ? nameOf(id) : null,
    isBase: id === baseId,
  });
  const added = [...used].filter((id) => !known.has(id));
  const kept = versions.filter(({ id }) => used.has(id));
  const gone = versions.filter(({ id }) => !used.has(id));
  const before = new Map(stored.map((one) => [one.id, one]));
  const moved = ordered.map((one): PartChange => {
    const after = { ...one, versionId: placed.get(one.id) ?? baseId };
    const old = before.get(one.id);
    return { part: 'revision', id: one.id, ...(old && { before: old }), after };
  });
  const newest = ordered.at(-1);
  return {
    patch: { latestRevisionName: newest?.name ?? null, latestRevisionDate: newest?.issueDate ?? null },
    parts: [
      ...added.map((id): PartChange => ({ part: 'version', id, after: versionAfter(id) })),
      ...moved,
      ...gone.map((one): PartChange => ({ part: 'version', id: one.id, before: one })),
      ...kept.map((one): PartChange => ({
        part: 'version',
        id: one.id,
        before: one,
        after: versionAfter(one.id),
      })),
    ],
  };
}

/** Whether no revision leaves a version that a keycode or a product version holds, and no such version goes (§3.9.7). */
function isHeldTogether({ holds }: Line, { parts = [] }: DocumentChange): boolean {
  const isHeld = (id: number) => holds.inKeyCodes.has(id) || holds.withProductVersions.has(id);
  return parts.every(({ part, id, before, after }) => {
    if (part === 'version') return after !== undefined || !isHeld(id);
    if (!before || !after) return true;
    const [from, to] = [before as Revision, after as Revision];
    return from.versionId === to.versionId || !isHeld(from.versionId);
  });
}
