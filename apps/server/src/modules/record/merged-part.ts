import type { RequestContext } from '../../context.ts';
import { fieldsSince, staleSince } from '../write-road/stale-stamp.ts';
import type { RecordRequest } from './change-record.ts';
import { partField, storedText, type RecordDeclaration } from './record.ts';

/** A form that was sent for a part of a record, and the part as it is stored. */
interface SentPart<Form> {
  readonly part: string;
  readonly id: number;
  readonly before: object | undefined;
  readonly sent: Form;
  /** The name in the history of a field of the form that belongs to another part. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/**
 * A form sends every field of a part. What others changed since its stamp, and it still sends as its reader saw it, is kept
 * as they left it (domain rules §3.12). `before` has the fields by the names of the form.
 */
export async function mergedPart<Form extends object>(
  { tx }: RequestContext,
  { name }: RecordDeclaration,
  { id: recordId, timestampBase64 }: RecordRequest,
  stamp: number,
  { part, id, before, sent, elsewhere = {} }: SentPart<Form>,
): Promise<Form> {
  const since = staleSince(stamp, timestampBase64, '/query/timestampBase64');
  if (since === undefined || !before) return sent;
  const changed = await fieldsSince(tx, { aggregate: name, id: recordId, since });
  const entries = Object.entries(sent).map(([field, value]): [string, unknown] => {
    const first = changed.get(elsewhere[field] ?? partField(part, id, field))?.first;
    const isAsSeen = first !== undefined && storedText(value) === first.oldValue;
    return [field, isAsSeen ? Reflect.get(before, field) : value];
  });
  return Object.fromEntries(entries) as Form;
}
