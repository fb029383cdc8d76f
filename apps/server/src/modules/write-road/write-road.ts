import type { Verdict } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { recordChanges, recordBatch, type FieldChange } from '../history/record-changes.ts';
import type { Aggregate, Stamped, Who } from './aggregate.ts';
import { announcementOf } from './announcement.ts';
import { asks, done, refused, type Answer } from './answer.ts';
import { changesSince, staleSince, type Conflict, type SinceStamp } from './stale-stamp.ts';
import { encodeStamp } from './stamp.ts';

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

/**
 * What a write means for its thing as it is: an error refuses it, warnings ask first (A24), else the columns are stored
 * and the history tells the changes. Without changes nothing happens, and nothing is asked.
 */
export interface Decision<Row, Patch> extends Findings {
  readonly patch: Patch;
  readonly changes: readonly FieldChange[];
  /** What follows in the same transaction, from the thing as it is stored now. */
  effects?(stored: Row): Promise<void>;
}

/** One kind of write to one kind of thing. */
export interface Write<Row, Patch> {
  /** The fields it may change, as the history names them; the same field changed by two people is a conflict. */
  readonly fields: readonly string[];
  readonly hasStamp: boolean;
  authorise(row: Row): Verdict;
  decide(row: Row): Decision<Row, Patch> | Promise<Decision<Row, Patch>>;
  /** The sentence that the person reads when it is done. */
  readonly success: string;
}

/** How a write ended, with the clash that stopped it or the news that it was merged with somebody else's changes. */
export interface WriteAnswer extends Answer {
  readonly data: {
    readonly merged: boolean;
    readonly conflict: (Conflict & Pick<Who, 'isYou'>) | null;
  } | null;
}

/** Refused, for a reason that the person reads. */
export const refusal = (error: string) => ({ error, patch: {}, changes: [] }) as const;

const nothingSince: SinceStamp = { changedFields: [] };

/**
 * The one road of every change: load with a lock, authorise, compare the stamp, decide (refuse, ask, or change), apply,
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
  if (isClash(since)) return clash(context, aggregate, row, since);
  const decision = await write.decide(row);
  const { error, warnings = [], changes } = decision;
  if (error !== undefined) return { ...refused(error), data: null };
  if (changes.length > 0 && warnings.length > 0 && request.ignoreWarning !== true)
    return { ...asks(warnings.join('\n')), data: null };
  const stamp = await apply(context, aggregate, row, decision);
  const kept = since.changedFields.map((field) => aggregate.fieldText(field)).join(', ');
  const message = kept ? `${write.success} The newer change of ${kept} was kept.`.trim() : write.success;
  return { ...done(message, encodeStamp(stamp)), data: { merged: kept !== '', conflict: null } };
}

type Clash = SinceStamp & { readonly conflict: Conflict };
const isClash = (since: SinceStamp): since is Clash => since.conflict !== undefined;

/** Refused with both versions and the present stamp, so that whoever has seen the other value may insist on his own. */
function clash<Row extends Stamped, Patch>(
  { actor }: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  row: Row,
  { conflict, theirText = null }: Clash,
): WriteAnswer {
  const { field, user } = conflict;
  const who = { name: user.name, isYou: user.id === actor.userId };
  const message =
    aggregate.clashText?.(field, who, theirText) ??
    `${aggregate.fieldText(field)} was changed by ${who.isYou ? 'you' : who.name} at the same time.`;
  const told = { ...conflict, isYou: who.isYou };
  return { ...refused(message, encodeStamp(row.stamp)), data: { merged: false, conflict: told } };
}

async function compareStamp<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  request: WriteRequest,
  row: Row,
  fields: readonly string[],
): Promise<SinceStamp> {
  const since = staleSince(row.stamp, request.timestampBase64 ?? '', '/body/timestampBase64');
  if (since === undefined) return nothingSince;
  const { name, opinions } = aggregate;
  return changesSince(context.tx, { aggregate: name, id: row.id, since, opinions }, fields);
}

/** Stores, records, follows up and announces; nothing at all when nothing differs. Gives the stamp that then holds. */
async function apply<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Aggregate<Row, Patch>,
  row: Row,
  decision: Decision<Row, Patch>,
): Promise<number> {
  if (decision.changes.length === 0) return row.stamp;
  const stamp = row.stamp + 1;
  const stored = await aggregate.save(context.tx, row, decision.patch, stamp);
  await recordBatch(context, async () => {
    await recordChanges(context, { aggregate: aggregate.name, id: row.id, stamp }, decision.changes);
    await decision.effects?.(stored);
  });
  context.publish(announcementOf(aggregate, stored, stamp));
  return stamp;
}
