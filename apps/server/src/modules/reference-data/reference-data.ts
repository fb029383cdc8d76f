import type { RequestContext } from '../../context.ts';
import { asks, done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { isRefusal, type Outcome } from './record-outcome.ts';
import { findRecords } from './record-store.ts';
import type { EnteredValues, RecordRow, RecordTable, ReferenceFacts, Unentered } from './reference-facts.ts';
import type { RecordWrite } from './check-record.ts';
import { addRecord, editRecord, removeRecord } from './save-record.ts';
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

/** What adding a record answers: its id, or nothing when it was refused. */
export type AddedAnswer = Answer & { readonly data: { readonly id: number } | null };

/** The verbs of one kind of reference data, as the main API answers them: with the envelope (A23). */
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
    list: (context) => listRecords(context, facts),
    add: async (context, values, write) => {
      const outcome = await addRecord(context, facts, values, write);
      return { ...answerTo(outcome), data: isRefusal(outcome) ? null : { id: outcome.id } };
    },
    edit: async (context, id, values, write) => answerTo(await editRecord(context, facts, id, values, write)),
    remove: async (context, id) => answerTo(await removeRecord(context, facts, id)),
  };
}

/** All records by name, with what is entered for them, their stamps and what uses them. */
export async function listRecords<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  { tx }: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
): Promise<ListedRecord<Table, Kept>[]> {
  const [rows, users] = await Promise.all([findRecords(tx, facts), findUsedBy(tx, facts.usedBy)]);
  const kept = new Set<string>(facts.kept as readonly string[] | undefined);
  return rows.map(({ stamp, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name))),
    timestampBase64: encodeStamp(stamp),
    usedBy: users.get(row.id) ?? null,
  })) as ListedRecord<Table, Kept>[];
}

function answerTo(outcome: Outcome): Answer {
  const stamp = outcome.stamp === undefined ? null : encodeStamp(outcome.stamp);
  if (!isRefusal(outcome)) return done(outcome.message, stamp);
  return outcome.refusal === 'unconfirmed' ? asks(outcome.message) : refused(outcome.message, stamp);
}
