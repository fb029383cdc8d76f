import type { RequestContext } from '../../context.ts';
import { recordChanges, type FieldChange } from '../history/record-changes.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { plain } from './merge-edit.ts';
import type { RecordField } from './reference-facts.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the history of an added (nothing before), edited or removed (nothing after) record and announces it. Equal
 * values leave no trace: it tells whether anything differed.
 */
export async function recordHistory(
  context: RequestContext,
  { kind, fields }: { readonly kind: string; readonly fields: object },
  { id, stamp }: { readonly id: number; readonly stamp: number },
  { before, after }: { readonly before?: Values; readonly after?: Values },
): Promise<boolean> {
  const facts = Object.entries(fields as Readonly<Record<string, RecordField<unknown>>>);
  const found = facts.map(([field, fact]) =>
    changeOf(context, { field, fact }, before?.[field] ?? null, after?.[field] ?? null),
  );
  const changed = (await Promise.all(found)).flatMap((change) => change ?? []);
  if (changed.length === 0) return false;
  await recordChanges(context, { aggregate: kind, id, stamp }, changed);
  context.publish({ entity: kind, entityId: String(id), stamp: encodeStamp(stamp) });
  return true;
}

async function changeOf(
  context: RequestContext,
  { field, fact }: { readonly field: string; readonly fact: RecordField<unknown> },
  old: unknown,
  next: unknown,
): Promise<FieldChange | undefined> {
  const [oldValue, newValue] = [plain(old), plain(next)];
  if (oldValue === newValue) return undefined;
  const textOf = async (value: unknown) =>
    value === null || value === undefined ? null : fact.text ? fact.text(context, value) : plain(value);
  const kind = fact.text ? 'choice' : kindOf(old ?? next);
  return { field, kind, oldValue, newValue, oldText: await textOf(old), newText: await textOf(next) };
}

function kindOf(value: unknown): FieldChange['kind'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}
