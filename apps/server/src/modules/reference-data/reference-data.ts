import type { RequestContext } from '../../context.ts';
import type { Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { findRecords } from './record-store.ts';
import type { EnteredValues, RecordRow, RecordTable, ReferenceFacts, Unentered } from './reference-facts.ts';
import { addRecord, editRecord, removeRecord, type AddedAnswer, type RecordWrite } from './save-record.ts';
import { findUsedBy } from './used-by.ts';

/** A record as the list answers it: what is entered for it, with its stamp and what uses it. */
export type ListedRecord<Table extends RecordTable, Kept extends Unentered<Table> = never> = Omit<
  RecordRow<Table>,
  'stamp' | Kept
> & {
  readonly timestampBase64: string;
  /** '12 plans and 1 lead time'; null when nothing does. */
  readonly usedBy: string | null;
};

/** The verbs of one kind of reference data. */
export interface ReferenceData<Table extends RecordTable, Kept extends Unentered<Table> = never> {
  readonly facts: ReferenceFacts<Table, Kept>;
  /** All records by name. */
  list(context: RequestContext): Promise<ListedRecord<Table, Kept>[]>;
  add(context: RequestContext, values: EnteredValues<Table, Kept>, write?: RecordWrite): Promise<AddedAnswer>;
  edit(
    context: RequestContext,
    id: number,
    values: EnteredValues<Table, Kept>,
    write?: RecordWrite,
  ): Promise<Answer>;
  remove(context: RequestContext, id: number): Promise<Answer>;
}

/**
 * Makes list, add, edit and remove of one kind of reference data from its facts: what must differ differs in any case, every
 * write has history, stamp and event, a record in use is not deleted and says what uses it (T1, T2, S5).
 */
export function referenceData<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  facts: ReferenceFacts<Table, Kept>,
): ReferenceData<Table, Kept> {
  return {
    facts,
    list: async ({ tx }) => {
      const [rows, users] = await Promise.all([findRecords(tx, facts), findUsedBy(tx, facts.usedBy)]);
      const kept = new Set<string>(facts.kept as readonly string[] | undefined);
      return rows.map(({ stamp, ...row }) => ({
        ...Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name))),
        timestampBase64: encodeStamp(stamp),
        usedBy: users.get(row.id) ?? null,
      })) as ListedRecord<Table, Kept>[];
    },
    add: (context, values, write) => addRecord(context, facts, values, write),
    edit: (context, id, values, write) => editRecord(context, facts, id, values, write),
    remove: (context, id) => removeRecord(context, facts, id),
  };
}
