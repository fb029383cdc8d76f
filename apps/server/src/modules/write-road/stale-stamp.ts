import { fullName } from '@crt/domain/full-name';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { invalidRequest } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { fieldValue, type FieldValue } from '../history/field-value.ts';
import { changes, type ChangeSource } from '../history/change.tables.ts';
import { users } from '../user/user.tables.ts';
import { decodeStamp } from './stamp.ts';

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
 * The one comparison of stamps: what the caller read of a thing that others have changed since; undefined where it is as
 * he read it, or he says nothing of what he read. @throws invalid-request, for `path`, where that is no stamp of the thing
 */
export function staleSince(stamp: number, readAs: string | undefined, path: string): number | undefined {
  const since = readAs === undefined ? stamp : decodeStamp(readAs);
  if (since === undefined || since > stamp)
    throw invalidRequest([{ path, message: 'This is not a stamp of this record.' }]);
  return since === stamp ? undefined : since;
}

type Change = typeof changes.$inferSelect;

/** What became of a field since a stamp. */
interface FieldSince {
  readonly first: Change;
  readonly last: Change & { readonly userName: string };
}

/** The fields that were changed since a stamp, the one that was changed first first; by `sources`, else by any. */
export async function fieldsSince(
  tx: Database,
  thing: { readonly aggregate: string; readonly id: number; readonly since: number },
  sources?: readonly ChangeSource[],
): Promise<ReadonlyMap<string, FieldSince>> {
  const rows = await tx
    .select({ change: changes, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        eq(changes.aggregate, thing.aggregate),
        eq(changes.aggregateId, thing.id),
        gt(changes.stamp, thing.since),
        sources && inArray(changes.source, [...sources]),
      ),
    )
    .orderBy(asc(changes.sequence));
  const found = new Map<string, FieldSince>();
  for (const { change, user } of rows) {
    const last = { ...change, userName: user ? fullName(user) : change.userSymbol };
    found.set(change.field, { first: found.get(change.field)?.first ?? change, last });
  }
  return found;
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
  const found = await fieldsSince(tx, thing, thing.opinions ?? ['screen']);
  const changedFields = [...found.keys()];
  const both = found.get(changedFields.find((field) => fields.includes(field)) ?? '');
  if (!both) return { changedFields };
  const { first, last } = both;
  return {
    changedFields,
    theirText: last.newText,
    conflict: {
      field: last.field,
      base: fieldValue(first.valueKind, first.oldValue),
      theirs: fieldValue(last.valueKind, last.newValue),
      user: { id: last.userId, symbol: last.userSymbol, name: last.userName },
      time: last.changedAt.toISOString(),
    },
  };
}
