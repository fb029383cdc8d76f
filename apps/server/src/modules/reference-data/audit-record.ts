import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { changed } from '../history/changed.ts';
import { shownValue } from '../history/field-value.ts';
import { recordChanges, type FieldChange } from '../history/record-changes.ts';

/** A record of reference data: its kind is both the name in the history and the tag of the contract. */
export interface RecordKey {
  readonly kind: string;
  readonly id: number;
  /** The stamp that it has by then; {@link noStamp} for what has none. */
  readonly stamp: number;
  /** The only person who is told, of what is nobody else's; everybody who may read it otherwise. */
  readonly audience?: string | undefined;
}

/** Of what is one person's own, as his saved filters and settings: no call sends a stamp of it, the last write counts. */
export const noStamp = 0;

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Lets one write at a time change the records of a kind, so that "is the name free?" stays true until the commit. */
export async function lockRecords(context: RequestContext, kind: string): Promise<void> {
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`records/${kind}`}))`);
}

/**
 * Writes the history of an added (nothing before), edited or removed (nothing after) record and announces it. Equal
 * values leave no trace.
 */
export async function auditRecord(
  context: RequestContext,
  { kind, id, stamp, audience }: RecordKey,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.flatMap((field) => changeOf(field, before?.[field] ?? null, after?.[field] ?? null));
  if (changes.length === 0) return;
  await recordChanges(context, { aggregate: kind, id, stamp }, changes);
  context.publish({ entity: kind, entityId: String(id), audience });
}

function changeOf(field: string, old: Values[string] | null, next: Values[string] | null): FieldChange[] {
  const value = old ?? next;
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
  return changed(field, kind, old, next, shownValue);
}
