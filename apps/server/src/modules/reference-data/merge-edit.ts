import type { RequestContext } from '../../context.ts';
import { storedParts } from '../history/field-value.ts';
import { fieldsSince, staleSince } from '../write-road/stale-stamp.ts';

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
  { tx, actor }: RequestContext,
  record: {
    readonly aggregate: string;
    readonly id: number;
    readonly stamp: number;
    readonly values: Values;
  },
  sent: Values,
  timestamp: string | undefined,
): Promise<MergedEdit> {
  const since = staleSince(record.stamp, timestamp, '/query/timestampBase64');
  if (since === undefined) return { values: sent, kept: [] };
  const { aggregate, id } = record;
  const values: Record<string, unknown> = { ...sent };
  const kept: string[] = [];
  for (const [field, { first, last }] of await fieldsSince(tx, { aggregate, id, since })) {
    if (plain(sent[field]) === plain(record.values[field])) continue;
    if (plain(sent[field]) !== first.oldValue) {
      const who = last.userId === actor.userId ? 'you' : last.userSymbol;
      return { values, kept, conflict: { field, who, text: last.newText } };
    }
    values[field] = record.values[field];
    kept.push(field);
  }
  return { values, kept };
}

/** A value as the history stores it. */
export function plain(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? storedParts(value) : String(value as string | number | boolean);
}
