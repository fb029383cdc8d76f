import { and, desc, eq } from 'drizzle-orm';
import type { Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { cutTextOrNull } from '../../platform/text/cut-text.ts';
import { changes } from '../history/change.tables.ts';
import { imports } from '../import/import.tables.ts';
import { labelOf, partField, readPartField, type RecordDeclaration } from './record.ts';

/** So many changes are shown at most (the contract's limit). */
const mostChanges = 5000;

/** So many characters are shown at most of what a part is called, and of a value (the contract's limits). */
const mostOfName = 1000;
const mostOfValue = 2000;

type Change = typeof changes.$inferSelect;

/**
 * Every changed field of a record and its parts, the newest first (O22). `present` has what parts are called that no change
 * tells of, by the name of their naming field in the history. A part has the name that it had then.
 */
export async function listChanges(
  tx: Database,
  record: RecordDeclaration,
  id: number,
  present: ReadonlyMap<string, string>,
): Promise<Output<'getDocument'>['changes']> {
  const rows = await tx
    .select({ change: changes, importFile: imports.fileName })
    .from(changes)
    .leftJoin(imports, and(eq(changes.source, 'import'), eq(imports.batchId, changes.batchId)))
    .where(and(eq(changes.aggregate, record.name), eq(changes.aggregateId, id)))
    .orderBy(desc(changes.id))
    .limit(mostChanges);
  const names = new Map([...present, ...lastTexts(rows.map(({ change }) => change))]);
  return rows.flatMap(({ change, importFile }) => {
    setName(names, change.field, change.newText ?? change.oldText);
    const additionalInfo = cutTextOrNull(partName(record, change.field, names), mostOfName);
    setName(names, change.field, change.oldText ?? change.newText);
    if (isParentOfRemoved(record, change)) return [];
    return {
      changeType: `${subjectOf(record, change)} ${act(change)}`,
      additionalInfo,
      oldValue: cutTextOrNull(change.oldText, mostOfValue),
      newValue: cutTextOrNull(change.newText, mostOfValue),
      time: change.changedAt.toISOString(),
      userId: change.userId,
      importFile,
    };
  });
}

/** The field that a change is of, in the part that it belongs to; undefined where it is of the record itself. */
function declaredIn({ parts }: RecordDeclaration, name: string) {
  const inPart = readPartField(name);
  const part = inPart && parts?.[inPart.part];
  const field = inPart && part?.fields[inPart.field];
  return field && { noun: part.noun, field, isNaming: Object.keys(part.fields)[0] === inPart.field };
}

/** A part that comes or goes is named by what it is, 'File removed'; everything else by the field. */
function subjectOf(record: RecordDeclaration, change: Change): string {
  const declared = declaredIn(record, change.field);
  const isWhole = declared?.isNaming === true && declared.field.isOptional !== true;
  return isWhole && act(change) !== 'changed' ? declared.noun : labelOf(record, change.field);
}

/** What a removed part belonged to was not removed with it: 'Revision removed' would be read as that. */
const isParentOfRemoved = (record: RecordDeclaration, change: Change): boolean =>
  act(change) === 'removed' && declaredIn(record, change.field)?.field.isParent === true;

function setName(names: Map<string, string>, field: string, name: string | null): void {
  if (name !== null) names.set(field, name);
}

function act({ oldValue, newValue }: Change): string {
  if (oldValue === null) return 'added';
  return newValue === null ? 'removed' : 'changed';
}

/** What each field was told to hold last, by its name in the history. */
function lastTexts(newestFirst: readonly Change[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { field, oldText, newText } of newestFirst) {
    const text = newText ?? oldText;
    if (text !== null && !names.has(field)) names.set(field, text);
  }
  return names;
}

function partName(
  { parts }: RecordDeclaration,
  field: string,
  names: ReadonlyMap<string, string>,
): string | null {
  const inPart = readPartField(field);
  const part = inPart && parts?.[inPart.part];
  if (!inPart || !part) return null;
  const [naming = ''] = Object.keys(part.fields);
  const name = names.get(partField(inPart.part, inPart.id, naming));
  return name === undefined ? part.noun : `${part.noun} ${name}`;
}
