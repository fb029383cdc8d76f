import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../context.ts';
import type { Findings } from '../write-road/write-road.ts';
import type { Refusal } from './record-outcome.ts';

/** A table of reference data: rows with an id and the counter behind their stamp; see {@link recordColumns}. */
export type RecordTable = AnyPgTable & { readonly id: AnyPgColumn; readonly stamp: AnyPgColumn };

/** A record as it is stored. */
export type RecordRow<Table extends RecordTable> = Table['$inferSelect'] & {
  readonly id: number;
  readonly stamp: number;
};

/** The columns of a record without id and stamp. */
export type RecordValues<Table extends RecordTable> = Omit<Table['$inferSelect'], 'id' | 'stamp'>;

/** Columns that the rules of the product fill and nobody enters. */
export type Unentered<Table extends RecordTable> = keyof RecordValues<Table>;

/** What people enter for a record: its columns but those that nobody enters. */
export type EnteredValues<Table extends RecordTable, Kept extends Unentered<Table> = never> = Omit<
  RecordValues<Table>,
  Kept
>;

/** A field of a record as people read it in refusals and in the history. */
export interface RecordField<Value> {
  readonly label: string;
  /** May be left empty. Every other text must have more than blanks. */
  readonly isOptional?: boolean;
  /** A text of several lines; any other is a name of one line. */
  readonly hasLines?: boolean;
  /** The words for a value that is a code or an id; without it the value itself. */
  readonly text?: (context: RequestContext, value: NonNullable<Value>) => string | Promise<string>;
}

/** Something else that points at records and so keeps them from being deleted. */
export interface Use {
  /** The noun for one and for many of them, as in 'used by 12 plans'. */
  readonly one: string;
  readonly many: string;
  readonly column: AnyPgColumn;
  /** The column holds a list of ids. */
  readonly isList?: boolean;
  /** Where many rows of one thing point at a record: the column that names the thing, so that it counts once. */
  readonly countedBy?: AnyPgColumn;
  /** What each of them is called: then they are told by name. */
  readonly named?: AnyPgColumn | SQL;
  /**
   * How they are told to who wants to delete a record, where names of all records would take too long for a list: the files
   * of a language by their documents.
   */
  readonly refusing?: Pick<Use, 'named'> & Partial<Pick<Use, 'one' | 'many' | 'countedBy'>>;
  /** Which of the rows count; all unless stated. */
  readonly counts?: SQL;
}

/** What a check of a record found; an error may name the field that it is about. */
export interface RecordFindings<Values> extends Findings {
  readonly field?: (keyof Values & string) | undefined;
  /** What kind of refusal an error is: what was entered is wrong, unless stated. */
  readonly refusal?: Refusal['refusal'];
}

/** How many records of one kind there may be: lists are sent whole. */
export const mostRecords = 10_000;

/** One kind of reference data, told in facts: all that list, add, edit and remove have to know about it. */
export interface ReferenceFacts<Table extends RecordTable, Kept extends Unentered<Table> = never> {
  /** Resource tag of the contract and name in the history. */
  readonly kind: string;
  /** What one record is called inside a sentence, as in 'A job step with the name Milling already exists.' */
  readonly noun: string;
  readonly table: Table;
  /** In the order of the form. The first one names the record. */
  readonly fields: {
    readonly [Name in keyof EnteredValues<Table, Kept>]-?: RecordField<EnteredValues<Table, Kept>[Name]>;
  };
  /** Columns that are not entered: new records get their defaults, edits leave them as they are. */
  readonly kept?: readonly Kept[];
  /**
   * What no two records share, texts in any case: one field, or several together. Unless stated, no two names are alike.
   */
  readonly unique?: readonly (readonly (keyof EnteredValues<Table, Kept> & string)[])[];
  /** No more records than the contract lets a list have; {@link mostRecords} unless stated. */
  readonly most?: number;
  readonly usedBy?: readonly Use[];
  /** What follows, in the same transaction, from a write that changed something. */
  readonly effects?: (context: RequestContext, write: RecordWritten<Table, Kept>) => Promise<void>;
  /** Rules beyond names and blanks; `before` is the stored record of an edit. */
  readonly check?: (
    context: RequestContext,
    values: EnteredValues<Table, Kept>,
    before: RecordRow<Table> | undefined,
  ) => RecordFindings<EnteredValues<Table, Kept>> | Promise<RecordFindings<EnteredValues<Table, Kept>>>;
}

/** What a write changed: nothing before an added record, nothing after a removed one. */
export interface RecordWritten<Table extends RecordTable, Kept extends Unentered<Table> = never> {
  readonly before?: EnteredValues<Table, Kept>;
  readonly after?: EnteredValues<Table, Kept>;
}

/** The first field: it names the record. */
export function nameField({ fields }: { readonly fields: object }): string {
  const [name] = Object.keys(fields);
  if (name === undefined) throw new Error('A record of reference data has at least a name.');
  return name;
}
