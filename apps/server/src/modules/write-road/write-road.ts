import type { Verdict } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { invalidRequest, notFound } from '../../errors.ts';
import { recordChanges, recordTogether, type FieldChange } from '../history/record-changes.ts';
import type { Aggregate, Stamped } from './aggregate.ts';
import { asks, done, refused, type Answer } from './answer.ts';
import { changesSince, type Conflict, type SinceStamp } from './stale-stamp.ts';
import { decodeStamp, encodeStamp } from './stamp.ts';

/** What a caller sends with every write: which thing, the stamp of its last reading, and whether warnings were confirmed. */
export interface WriteRequest {
  readonly id: number;
  readonly timestampBase64?: string | undefined;
  readonly ignoreWarning?: boolean | undefined;
}

/** What a check of a write found: the first error refuses it, warnings ask for a confirmation (A24). */
export interface Findings {
  readonly error?: string | undefined;
  readonly warnings?: readonly string[];
}

/** What a write does to its thing: the columns to store and the changed fields for the history. */
export interface Prepared<Patch> {
  readonly patch: Patch;
  readonly changes: readonly FieldChange[];
}

/** One kind of write to one kind of thing. */
export interface Write<Row, Patch> {
  /** The fields it may change, as the history names them; the same field changed by two people is a conflict. */
  readonly fields: readonly string[];
  readonly hasStamp: boolean;
  authorise(row: Row): Verdict;
  validate(row: Row): Findings | Promise<Findings>;
  prepare(row: Row): Prepared<Patch> | Promise<Prepared<Patch>>;
  /** What follows from the change in the same transaction: the thing as it is stored now, and as it was before. */
  effects?(stored: Row, before: Row): Promise<void>;
  /** The sentence that the person reads when it is done. */
  readonly success: string;
}

/** How a write ended, with the clash that stopped it or the news that it was merged with somebody else's changes. */
export interface WriteAnswer extends Answer {
  readonly data: { readonly merged: boolean; readonly conflict: Conflict | null } | null;
}

const nothingSince: SinceStamp = { changedFields: [] };

/**
 * The one road of every change: load with a lock, authorise, compare the stamp, check (errors, then warnings), apply,
 * write the history, do what follows, give a new stamp, announce. It runs in the transaction of `context`, so that
 * either all of it happened or nothing. Rights were checked against the contract before; here it is the state's turn.
 */
export async function takeWriteRoad<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  request: WriteRequest,
  write: Write<Row, Patch>,
): Promise<WriteAnswer> {
  const row = await aggregate.load(context.tx, request.id);
  if (!row) throw notFound(aggregate.noun);
  const verdict = write.authorise(row);
  if (!verdict.isAllowed) return { ...refused(verdict.reason), data: null };
  const since = write.hasStamp
    ? await compareStamp(context, aggregate, request, row, write.fields)
    : nothingSince;
  if (since.conflict) return clash(aggregate, row, since.conflict);
  const findings = await write.validate(row);
  if (findings.error !== undefined) return { ...refused(findings.error), data: null };
  const warnings = findings.warnings ?? [];
  if (warnings.length > 0 && request.ignoreWarning !== true)
    return { ...asks(warnings.join('\n')), data: null };
  const prepared = await write.prepare(row);
  const stamp = await apply(context, aggregate, row, prepared, write);
  const kept = since.changedFields.map((field) => aggregate.fieldText(field)).join(', ');
  const message = kept ? `${write.success} The newer change of ${kept} was kept.` : write.success;
  return { ...done(message, encodeStamp(stamp)), data: { merged: kept !== '', conflict: null } };
}

/** Refused with both versions and the present stamp, so that whoever has seen the other value may insist on his own. */
function clash<Row extends Stamped, Patch>(
  aggregate: Aggregate<Row, Patch>,
  row: Row,
  conflict: Conflict,
): WriteAnswer {
  const message = `${aggregate.fieldText(conflict.field)} was changed by ${conflict.user.name} at the same time.`;
  return { ...refused(message, encodeStamp(row.stamp)), data: { merged: false, conflict } };
}

async function compareStamp<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  request: WriteRequest,
  row: Row,
  fields: readonly string[],
): Promise<SinceStamp> {
  const since = decodeStamp(request.timestampBase64 ?? '');
  if (since === undefined || since > row.stamp) {
    throw invalidRequest([{ path: '/body/timestampBase64', message: 'This is not a stamp of this record.' }]);
  }
  if (since === row.stamp) return nothingSince;
  return changesSince(context.tx, { aggregate: aggregate.name, id: row.id, since }, fields);
}

/** Stores, records, follows up and announces; nothing at all when nothing differs. Gives the stamp that then holds. */
async function apply<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  row: Row,
  prepared: Prepared<Patch>,
  write: Write<Row, Patch>,
): Promise<number> {
  if (prepared.changes.length === 0) return row.stamp;
  const stamp = row.stamp + 1;
  const stored = await aggregate.save(context.tx, row, prepared.patch, stamp);
  await recordTogether(context, async () => {
    await recordChanges(context, { aggregate: aggregate.name, id: row.id, stamp }, prepared.changes);
    await write.effects?.(stored, row);
  });
  context.publish({ entity: aggregate.tag, entityId: String(row.id), stamp: encodeStamp(stamp) });
  return stamp;
}
