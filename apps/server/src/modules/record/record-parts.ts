import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/id-lists.ts';
import type { FieldChange } from '../history/record-changes.ts';
import {
  fieldChanges,
  partField,
  type DeclaredFields,
  type RecordDeclaration,
  type Words,
} from './record.ts';

/** One part of a record that is added (nothing before), changed, or removed (nothing after). */
export interface PartChange {
  readonly part: string;
  readonly id: number;
  readonly before?: object;
  readonly after?: object;
}

const partOf = ({ parts }: RecordDeclaration, name: string) => {
  const part = parts?.[name];
  if (!part) throw new Error(`There is no part ${name}.`);
  return part;
};

/** What the history tells of parts that are added, changed or removed. */
export async function partChanges(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
): Promise<FieldChange[]> {
  const found: FieldChange[] = [];
  const declared = new Map<string, DeclaredFields>();
  for (const { part, id, before, after } of parts) {
    const fields = declared.get(part) ?? withRemembered(partOf(record, part));
    declared.set(part, fields);
    const nameOf = (field: string) => partField(part, id, field);
    found.push(...(await fieldChanges(tx, fields, [before, after], nameOf)));
  }
  return found;
}

/** The same fields, whose words for a value are asked for once: many files have the same languages. */
export function withRemembered({ fields, words = {} }: DeclaredFields): DeclaredFields {
  const remembered = Object.entries(words).map(([field, wordsFor]): [string, Words[string]] => {
    const known = new Map<string, string | Promise<string>>();
    return [
      field,
      (tx, value) => {
        const text = known.get(String(value)) ?? wordsFor(tx, value);
        known.set(String(value), text);
        return text;
      },
    ];
  });
  return { fields, words: Object.fromEntries(remembered) };
}

/** Parts name each other: what a new value is called is known only when all of them are stored. */
export async function toldAfter(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
  before: readonly FieldChange[],
): Promise<FieldChange[]> {
  const after = await partChanges(tx, record, parts);
  return before.map((change, index) => ({ ...change, newText: after[index]?.newText ?? change.newText }));
}

/** Adds, changes and removes parts in their order. */
export async function storeParts(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
): Promise<void> {
  for (const together of storedTogether(parts)) {
    const [{ part, id, before, after }] = together;
    const { table } = partOf(record, part);
    const ids = together.map((one) => one.id);
    if (!after) await tx.delete(table).where(isOneOf(table.id, ids));
    else if (before) await tx.update(table).set(after).where(eq(table.id, id));
    else await tx.insert(table).values(together.map((one) => ({ ...one.after, id: one.id })));
  }
}

const isAdded = ({ before, after }: PartChange) => !before && after !== undefined;

/** The parts in their order, each by itself, but those of a kind that are added or removed one after the other in one. */
function storedTogether(parts: readonly PartChange[]): [PartChange, ...PartChange[]][] {
  const runs: [PartChange, ...PartChange[]][] = [];
  for (const one of parts) {
    const run = runs.at(-1);
    const isAlike = run?.[0].part === one.part && isAdded(run[0]) === isAdded(one);
    if (run && isAlike && (isAdded(one) || (!one.after && !run[0].after))) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
