import type { Permission } from '@crt/domain/permission';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { TableWithId } from '../record/record.ts';
import type { FileColumn } from './file/table.ts';
import type { RowChange, RowReason } from './import.tables.ts';

/** A row of a file: its cells by the names of the columns, in one line and without blanks around; '' where nothing stands. */
export interface ImportRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  /** An earlier row of its file has what only one row may have: whatever is decided about it, it is ignored. */
  readonly isRepeated?: boolean;
}

/** What becomes of a row. A status that ends with `Created` or `Updated` counts as such, every other one as ignored. */
export interface RowResult {
  readonly status: string;
  /** The record that it is about, where there is one already. */
  readonly recordId: number | null;
  readonly label: string | null;
  readonly changes: readonly RowChange[];
  readonly reasons: readonly RowReason[];
  /** What else is to be said of a row that is not ignored: what comes with it. */
  readonly news?: readonly RowReason[];
}

/** What is decided about a row: its result, and what is then to be written; without that it is ignored. */
export interface RowDecision<Plan> extends RowResult {
  readonly plan?: Plan;
}

/**
 * Gives the earlier rows of a dry run that would have created something with one of these labels, in the order of the file;
 * none of a real import, where what they created is there. Rows that build on earlier rows are then decided alike in both.
 */
export type RowsTriedBefore = (labels: readonly string[]) => Promise<readonly ImportRow[]>;

/** What can be asked with the options of an import, of a kind that is chosen for it. */
export interface KindInUse<Plan> {
  /** Looks up in few statements what deciding about some rows needs; the rows are then decided in their order. */
  prepare(
    context: RequestContext,
    rows: readonly ImportRow[],
    triedBefore: RowsTriedBefore,
  ): Promise<(row: ImportRow) => RowDecision<Plan>>;
  /**
   * Writes what was decided, by the verbs that people use by hand; gives the ids of the records in the order of the plans.
   * All or nothing: what is thrown undoes it, and each plan is then tried by itself.
   */
  write(context: RequestContext, plans: readonly Plan[]): Promise<readonly number[]>;
  /**
   * What changed of records that were there before, by their ids, where more follows from writing than was decided; asked in
   * the same transaction.
   */
  changesOf?(
    context: RequestContext,
    recordIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly RowChange[]>>;
}

/** The status of rows that added something, and of those that did nothing, unless a kind has words of its own. */
export const usualStatuses = { created: 'Created', ignored: 'Ignored' } as const;

/** A kind of imports, declared: the machine knows nothing else of it. */
export interface ImportKind<Options extends object, Plan> {
  /** Its name in the tables. */
  readonly name: string;
  /** What people call an import of it, as in 'Product import'. */
  readonly noun: string;
  /** Resource tag of the contract under which its progress is announced. */
  readonly tag: string;
  readonly permission: Permission;
  readonly columns: readonly FileColumn[];
  /** The status of rows that added something, and of those that did nothing; those of {@link usualStatuses} when absent. */
  readonly statuses?: Readonly<Record<'created' | 'ignored', string>>;
  /** Cells of rows that show what can be imported, in the order of the columns. */
  readonly examples: readonly (readonly string[])[];
  /** The lock under which one write at a time changes its records, by hand or otherwise. */
  readonly lockName: string;
  /** The table of its records, to which rows lead as long as they are there. */
  readonly table: TableWithId;
  /** Several rows may be about one record, because each adds something of its own to it; otherwise the first one counts. */
  readonly hasManyRowsPerRecord?: boolean;
  /** What was chosen, in words. @throws conflict for what cannot be chosen */
  optionsInWords(tx: Database, options: Options): Promise<readonly string[]>;
  /** What no two rows of a file may have in common, by column; what is empty is left out. */
  keysOf(row: ImportRow): Readonly<Record<string, string>>;
  withOptions(options: Options): KindInUse<Plan>;
}

/** Any kind; what it reads of its options and plans, it alone knows. */
export type AnyImportKind = ImportKind<never, unknown>;

/** A declaration, checked against what the machine asks for. */
export const defineImport = <Options extends object, Plan>(
  kind: ImportKind<Options, Plan>,
): ImportKind<Options, Plan> => kind;
