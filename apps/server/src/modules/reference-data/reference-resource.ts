import type { RequestContext } from '../../context.ts';
import { ProblemError, type ProblemKind } from '../../errors.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { isRefusal, type Outcome, type Refusal, type Written } from './record-outcome.ts';
import { listRecords, type ListedRecord } from './reference-data.ts';
import type { RecordTable, RecordValues, ReferenceFacts } from './reference-facts.ts';
import type { RecordWrite } from './check-record.ts';
import { addRecord, editRecord, removeRecord } from './save-record.ts';

/** The verbs of one kind of reference data as the documentation API has them: each is the handler of its operation. */
export interface ReferenceResource<Table extends RecordTable> {
  readonly facts: ReferenceFacts<Table>;
  /** All records by name. */
  readonly list: (context: RequestContext) => Promise<ListedRecord<Table>[]>;
  /** Answers the id of the new record. */
  readonly add: (context: RequestContext, input: { readonly body: RecordValues<Table> }) => Promise<number>;
  readonly edit: (
    context: RequestContext,
    input: { readonly body: RecordValues<Table> & { readonly id: number }; readonly query: RecordWrite },
  ) => Promise<undefined>;
  readonly remove: (
    context: RequestContext,
    input: { readonly params: { readonly id: number } },
  ) => Promise<undefined>;
}

/**
 * The other face of `referenceData`: the same verbs from the same facts, answered as REST. What is done answers an id
 * or nothing; what is refused is thrown as a problem that names its field (RFC 9457, S5).
 */
export function referenceResource<Table extends RecordTable>(
  facts: ReferenceFacts<Table>,
): ReferenceResource<Table> {
  return {
    facts,
    list: (context) => listRecords<Table>(context, facts),
    add: async (context, { body }) => written(await addRecord<Table>(context, facts, body)).id,
    edit: async (context, { body, query }) => {
      written(await editRecord<Table>(context, facts, body.id, body, query));
      return undefined;
    },
    remove: async (context, { params }) => {
      written(await removeRecord<Table>(context, facts, params.id));
      return undefined;
    },
  };
}

/** Nobody can be asked here, so a warning refuses as the state of the data does. */
const problemOf: Readonly<Record<Refusal['refusal'], ProblemKind>> = {
  invalid: 'invalid-request',
  taken: 'conflict',
  gone: 'conflict',
  full: 'conflict',
  'in-use': 'conflict',
  unconfirmed: 'conflict',
  stale: 'stale-stamp',
};

function written(outcome: Outcome): Written {
  if (!isRefusal(outcome)) return outcome;
  const { refusal, message, field, stamp } = outcome;
  throw new ProblemError(problemOf[refusal], message, {
    errors: [{ path: field === undefined ? '' : `/body/${field}`, message }],
    ...(stamp !== undefined && { timestamp: encodeStamp(stamp) }),
  });
}
