import { and, asc, eq, gt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { changes } from '../history/change.tables.ts';
import { storedParts } from '../history/field-value.ts';
import { decodeStamp } from '../write-road/stamp.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an edit comes to when others changed the record since it was read. */
export interface MergedEdit {
  /** What is to be stored: what the caller changed, and what others changed in the other fields. */
  readonly values: Values;
  /** Fields that others changed and the caller did not: their new values are kept. */
  readonly kept: readonly string[];
  /** The first field that both changed, to different values. */
  readonly conflict?: EditConflict;
}

/** Two people changed one field: who was the other, and what he made of it, as people read it. */
export interface EditConflict {
  readonly field: string;
  /** The other one's symbol, or `you`. */
  readonly who: string;
  readonly text: string | null;
}

/** Longer values, as the steps of a workflow, are looked up on the record itself. */
const longestTold = 80;

/** Says who was faster, and what the field holds now. */
export function conflictSentence(label: string, { who, text }: EditConflict): string {
  const told = text !== null && text.length <= longestTold ? ` It is now ${text}.` : '';
  return `${label} was changed by ${who} at the same time.${told}`;
}

/**
 * Puts an edit of a whole record on top of what others changed since its stamp (domain rules §3.12). A form sends every
 * field: one that still has the value that its reader saw was not touched by him.
 */
export async function mergeEdit(
  context: RequestContext,
  record: {
    readonly aggregate: string;
    readonly id: number;
    readonly stamp: number;
    readonly values: Values;
  },
  sent: Values,
  timestamp: string | undefined,
): Promise<MergedEdit> {
  const since = timestamp === undefined ? record.stamp : decodeStamp(timestamp);
  if (since === undefined || since > record.stamp) {
    throw invalidRequest([
      { path: '/query/timestampBase64', message: 'This is not a stamp of this record.' },
    ]);
  }
  if (since === record.stamp) return { values: sent, kept: [] };
  const changed = await firstChanges(context, record, since);
  const values: Record<string, unknown> = { ...sent };
  const kept: string[] = [];
  for (const [field, { oldValue, who, text }] of changed) {
    if (plain(sent[field]) === plain(record.values[field])) continue;
    if (plain(sent[field]) !== oldValue) return { values, kept, conflict: { field, who, text } };
    values[field] = record.values[field];
    kept.push(field);
  }
  return { values, kept };
}

interface FieldHistory {
  readonly oldValue: string | null;
  readonly who: string;
  readonly text: string | null;
}

/** What each field was before the first change since a stamp, and what the last one made of it. */
async function firstChanges(
  { tx, actor }: RequestContext,
  { aggregate, id }: { readonly aggregate: string; readonly id: number },
  since: number,
): Promise<ReadonlyMap<string, FieldHistory>> {
  const rows = await tx
    .select({
      field: changes.field,
      oldValue: changes.oldValue,
      userId: changes.userId,
      symbol: changes.userSymbol,
      text: changes.newText,
    })
    .from(changes)
    .where(and(eq(changes.aggregate, aggregate), eq(changes.aggregateId, id), gt(changes.stamp, since)))
    .orderBy(asc(changes.sequence));
  const found = new Map<string, FieldHistory>();
  for (const { field, oldValue, userId, symbol, text } of rows) {
    const who = userId === actor.userId ? 'you' : symbol;
    found.set(field, { oldValue: (found.get(field) ?? { oldValue }).oldValue, who, text });
  }
  return found;
}

/** A value as the history stores it. */
export function plain(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? storedParts(value) : String(value as string | number | boolean);
}
