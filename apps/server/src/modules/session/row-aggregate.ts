import type { ValueKind } from '@crt/domain/record-field';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import { changedInWords } from '../history/changed.ts';
import type { StoredValues } from '../history/change-hash.ts';
import { shownValue, storedParts, storedValue, type FieldValue } from '../history/field-value.ts';
import type { PresentThings } from '../history/verify-history.ts';
import type { FieldChange } from '../history/record-changes.ts';
import type { Announced } from '../write-road/announcement.ts';
import type { Aggregate, Stamped } from '../write-road/aggregate.ts';

type RowTable = AnyPgTable & { readonly id: AnyPgColumn; readonly stamp: AnyPgColumn };

/** A column of which the history tells. */
interface RowField {
  readonly label: string;
  readonly kind: ValueKind;
  /** The words for a value; without it the value itself. */
  readonly text?: (tx: Database, value: never) => string | Promise<string>;
}

/** A thing that is one row: what its columns are called, and where it is announced. */
interface RowFacts<Table extends RowTable> {
  readonly name: string;
  readonly noun: string;
  readonly tag: string;
  readonly table: Table;
  readonly fields: Readonly<Record<string, RowField>>;
  /** The column with the person whose it is: others are told of it as far as they may read what is not theirs. */
  readonly owner?: keyof Table['$inferSelect'] & string;
  /** The column by which it is known instead of its id. */
  readonly knownBy?: keyof Table['$inferSelect'] & string;
}

/** A row as the write road sees it. */
export type RowOf<Table extends RowTable> = Table['$inferSelect'] & Stamped;
/** The columns that a write sets. */
export type PatchOf<Table extends RowTable> = Partial<Omit<Table['$inferInsert'], 'id' | 'stamp'>>;

/** Words for the values of a row, by its columns. */
type KnownTexts<Table extends RowTable> = { readonly [Column in keyof Table['$inferSelect']]?: string };

/** An aggregate of one row each, and what differs between two versions of a row. */
export interface RowAggregate<Table extends RowTable> extends Aggregate<RowOf<Table>, PatchOf<Table>> {
  /** What its columns are called, for who reads its history. */
  readonly fields: RowFacts<Table>['fields'];
  /**
   * Nothing before it is made, nothing after it is removed. What is known of the words for the values after need not be
   * looked up.
   */
  changesOf(
    tx: Database,
    before: object | undefined,
    after: object | undefined,
    known?: KnownTexts<Table>,
  ): Promise<FieldChange[]>;
}

/** Lists of a week and pieces of time are told apart by their JSON. */
function stored(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object' && !(value instanceof Date)) return storedParts(value);
  return storedValue(value as FieldValue | Date);
}

const valueOf = (row: object | undefined, field: string): unknown => (row ? Reflect.get(row, field) : null);

function changeOf(
  tx: Database,
  field: string,
  { kind, text }: RowField,
  [old, next]: readonly [unknown, unknown],
  nextText: string | undefined,
): Promise<FieldChange[]> {
  const told = (value: unknown) => {
    if (value === null || value === undefined) return null;
    if (value === next && nextText !== undefined) return nextText;
    return text ? text(tx, value as never) : shownValue(value as FieldValue | Date);
  };
  return changedInWords(field, kind, [old, next], { stored, text: told });
}

/** The rows as they are, as the history would tell them. */
function presentRows(table: RowTable, fields: RowFacts<RowTable>['fields']): PresentThings {
  const told = (row: object) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, stored(valueOf(row, field))]));
  return {
    idsAfter: async (tx, id, limit) => {
      const { id: key } = table;
      const rows = await tx.select({ id: key }).from(table).where(gt(key, id)).orderBy(asc(key)).limit(limit);
      return rows.map((row) => row.id as unknown as number);
    },
    valuesOf: async (tx, ids) => {
      const isOne = inArray(table.id, [...ids]);
      const rows = (await tx.select().from(table).where(isOne)) as unknown as Stamped[];
      return new Map(rows.map((row): [number, StoredValues] => [row.id, told(row)]));
    },
    valuesIn: told,
  };
}

const announcedBy =
  ({ owner, knownBy }: Pick<RowFacts<RowTable>, 'owner' | 'knownBy'>) =>
  (row: object): Announced => ({
    ...(owner !== undefined && { ownerId: String(valueOf(row, owner)) }),
    ...(knownBy !== undefined && { entityId: String(valueOf(row, knownBy)) }),
  });

/** Makes the aggregate of a table: each row has its stamp, its history and its lock. */
export function rowAggregate<Table extends RowTable>(facts: RowFacts<Table>): RowAggregate<Table> {
  const { name, noun, tag, fields } = facts;
  const table: RowTable = facts.table;
  return {
    name,
    noun,
    tag,
    announced: announcedBy(facts),
    fields,
    fieldText: (field) => fields[field]?.label ?? field,
    load: async (tx, id) => {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      return row as RowOf<Table> | undefined;
    },
    save: async (tx, { id }, patch, stamp) => {
      const values = { ...patch, stamp };
      const [row] = await tx.update(table).set(values).where(eq(table.id, id)).returning();
      return row as RowOf<Table>;
    },
    saveMany: (tx, rows) => {
      const values = rows.map(({ id, stamp, patch }) => ({ ...patch, id, stamp }));
      return updateRows(tx, table, ['id' as never], values);
    },
    present: presentRows(table, fields),
    changesOf: async (tx, before, after, known = {}) => {
      const texts: Readonly<Record<string, string | undefined>> = known;
      const found: FieldChange[] = [];
      for (const [field, fact] of Object.entries(fields)) {
        const pair = [valueOf(before, field), valueOf(after, field)] as const;
        found.push(...(await changeOf(tx, field, fact, pair, texts[field])));
      }
      return found;
    },
  };
}
