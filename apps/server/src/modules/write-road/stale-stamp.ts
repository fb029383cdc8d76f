import { fullName } from '@crt/domain/full-name';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { fieldValue, type FieldValue } from '../history/field-value.ts';
import { changes, type ChangeSource } from '../history/change.tables.ts';
import { users } from '../user/user.tables.ts';

/** The clash of two people on one field: what both started from, what the other one made of it, and who and when. */
export interface Conflict {
  readonly field: string;
  readonly base: FieldValue;
  readonly theirs: FieldValue;
  readonly user: { readonly id: string; readonly symbol: string; readonly name: string };
  readonly time: string;
}

/** What happened to a thing since the caller read it. */
export interface SinceStamp {
  readonly conflict?: Conflict;
  /** What the other one made of the field, as people read it. */
  readonly theirText?: string | null;
  /** Fields that changed meanwhile. */
  readonly changedFields: readonly string[];
}

/**
 * Compares the fields that a write is about to change with those changed since the caller's stamp: different fields
 * merge, the same field is a conflict (domain rules §3.12). What scheduling moved meanwhile is nobody's opinion.
 */
export async function changesSince(
  tx: Database,
  thing: {
    readonly aggregate: string;
    readonly id: number;
    readonly since: number;
    readonly opinions?: readonly ChangeSource[] | undefined;
  },
  fields: readonly string[],
): Promise<SinceStamp> {
  const rows = await tx
    .select({ change: changes, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        eq(changes.aggregate, thing.aggregate),
        eq(changes.aggregateId, thing.id),
        gt(changes.stamp, thing.since),
        inArray(changes.source, [...(thing.opinions ?? ['screen'])]),
      ),
    )
    .orderBy(asc(changes.sequence));
  const changedFields = [...new Set(rows.map(({ change }) => change.field))];
  const first = rows.find(({ change }) => fields.includes(change.field));
  const last = rows.findLast(({ change }) => change.field === first?.change.field);
  if (!first || !last) return { changedFields };
  const { field, userId, userSymbol, changedAt, valueKind, newValue, newText } = last.change;
  return {
    changedFields,
    theirText: newText,
    conflict: {
      field,
      base: fieldValue(first.change.valueKind, first.change.oldValue),
      theirs: fieldValue(valueKind, newValue),
      user: {
        id: userId,
        symbol: userSymbol,
        name: last.user ? fullName(last.user) : userSymbol,
      },
      time: changedAt.toISOString(),
    },
  };
}
