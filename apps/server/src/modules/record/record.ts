import type { RecordField } from '@crt/domain/record-field';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { changedInWords } from '../history/changed.ts';
import { shownDate, shownValue, storedParts, storedValue, type FieldValue } from '../history/field-value.ts';
import type { FieldChange } from '../history/record-changes.ts';

/** A table of things that are known by an id. */
export type TableWithId = AnyPgTable & { readonly id: AnyPgColumn };

/** Gives the words for the values of a field that people do not read as they are stored, such as a name for an id. */
export type Words = Readonly<Record<string, (tx: Database, value: never) => string | Promise<string>>>;

/** Fields as the domain declares them, with the words for their values. */
export interface DeclaredFields {
  readonly fields: Readonly<Record<string, RecordField>>;
  readonly words?: Words;
}

/** Rows of a further table that belong to a record: they share its lock, its stamp and its history. */
export interface RecordPart extends DeclaredFields {
  /** What one of them is called, as in 'Revision C'. The first field names it. */
  readonly noun: string;
  readonly table: TableWithId;
}

/** A kind of records: its table, its fields, and the parts that belong to it. */
export interface RecordDeclaration<Table extends TableWithId = TableWithId> extends DeclaredFields {
  /** Name in the history. */
  readonly name: string;
  /** The noun that people read, as in 'Document does not exist'. */
  readonly noun: string;
  /** Resource tag of the contract, under which changes are announced. */
  readonly tag: string;
  /** It has a counter `stamp` beside its id. */
  readonly table: Table & { readonly stamp: AnyPgColumn };
  readonly parts?: Readonly<Record<string, RecordPart>>;
}

/** The name of a field of a part in the history of its record. */
export const partField = (part: string, id: number, field: string) => `${part}/${id}/${field}`;

/** A field of a part, taken apart again; undefined for a field of the record itself. */
export function readPartField(
  name: string,
): { readonly part: string; readonly id: number; readonly field: string } | undefined {
  const [part, id, field] = name.split('/');
  return part !== undefined && field !== undefined ? { part, id: Number(id), field } : undefined;
}

/** What people call a field of a record or of one of its parts. */
export function labelOf({ fields, parts }: RecordDeclaration, name: string): string {
  const inPart = readPartField(name);
  const declared = inPart ? parts?.[inPart.part]?.fields[inPart.field] : fields[name];
  return declared?.label ?? name;
}

/** The values of a row by its columns; undefined where there is no row. */
type Values = object | undefined;

const valueIn = (values: Values, field: string): unknown =>
  (values ? Reflect.get(values, field) : null) ?? null;

/** A value as the history stores it. */
export const storedText = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? storedParts(value)
    : storedValue(value as FieldValue | Date);

/**
 * What the history tells of a row that becomes another one: nothing before it is added, nothing after it is removed.
 * `prefix` is put before the names of the fields.
 */
export async function fieldChanges(
  tx: Database,
  { fields, words = {} }: DeclaredFields,
  [before, after]: readonly [before: Values, after: Values],
  nameOf: (field: string) => string = (field) => field,
): Promise<FieldChange[]> {
  const found: FieldChange[] = [];
  for (const [field, { kind }] of Object.entries(fields)) {
    const text = (value: unknown) => {
      if (value === null) return null;
      const inWords = words[field];
      if (inWords) return inWords(tx, value as never);
      return kind === 'date' ? shownDate(value as string) : shownValue(value as FieldValue);
    };
    const pair = [valueIn(before, field), valueIn(after, field)] as const;
    found.push(...(await changedInWords(nameOf(field), kind, pair, { stored: storedText, text })));
  }
  return found;
}

/** What parts are called now, by the name of their naming field in the history. */
export const partNames = <Row extends { readonly id: number }>(
  part: string,
  field: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
): [string, string][] =>
  rows.flatMap((row): [string, string][] => {
    const name = nameOf(row);
    return name === null ? [] : [[partField(part, row.id, field), name]];
  });
