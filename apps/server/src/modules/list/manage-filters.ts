import { fullName } from '@crt/domain/full-name';
import { enteredName } from '@crt/domain/entered-text';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { auditRecord, lockRecords, noStamp } from '../reference-data/audit-record.ts';
import { users } from '../user/user.tables.ts';
import { answerOf, asks, done, refused, type Answer } from '../write-road/answer.ts';
import { savedFilters, type ListName } from './list.tables.ts';

/** Numbers of the lists on the wire (W7). */
const entityOf: Readonly<Record<ListName, 0 | 1 | 2>> = { plans: 0, cycles: 1, changes: 2 };

const managesAll = ({ actor }: RequestContext) => actor.permissions.has('CanManageGlobalFilters');

/** The saved filters that the caller manages: his own, or everybody's (W5). */
export async function listFiltersForManagement(
  context: RequestContext,
): Promise<Output<'listStoredQueries'>> {
  const { tx, actor } = context;
  const isAll = managesAll(context);
  const rows = await tx
    .select({ filter: savedFilters, firstName: users.firstName, lastName: users.lastName })
    .from(savedFilters)
    .innerJoin(users, eq(users.id, savedFilters.ownerUserId))
    .where(isAll ? undefined : eq(savedFilters.ownerUserId, actor.userId))
    .orderBy(asc(sql`lower(${savedFilters.name})`), asc(savedFilters.id));
  const data = rows.map(({ filter, firstName, lastName }) => ({
    id: filter.id,
    name: filter.name,
    sharingLevel: filter.sharingLevel,
    containingEntity: entityOf[filter.list],
    ownerUserId: filter.ownerUserId,
    ownerName: fullName({ firstName, lastName }),
    canBeManaged: true,
  }));
  return answerOf({ data });
}

/** A saved filter that the caller may manage; others do not exist for him. @throws not-found */
async function managedFilter(context: RequestContext, id: number) {
  const own = managesAll(context) ? undefined : eq(savedFilters.ownerUserId, context.actor.userId);
  const [found] = await context.tx
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), own));
  if (!found) throw notFound('Filter');
  return found;
}

/** Renames a filter or changes who sees it (W4, W9). */
export async function updateFilterSettings(
  context: RequestContext,
  { id, newName, sharingLevel, ignoreWarning }: Input<'updateStoredQuery'>['body'],
): Promise<Answer> {
  const { tx } = context;
  const name = enteredName(newName);
  if (!name) return refused('Name is required');
  const found = await managedFilter(context, id);
  if (sharingLevel !== found.sharingLevel && !managesAll(context)) {
    return refused('You have no right to change who sees a filter.');
  }
  await lockRecords(context, `stored-query/${found.ownerUserId}`);
  const sameName = and(
    eq(savedFilters.list, found.list),
    eq(savedFilters.ownerUserId, found.ownerUserId),
    isSameText(savedFilters.name, name),
    ne(savedFilters.id, id),
  );
  const [clash] = await tx.select().from(savedFilters).where(sameName);
  if (clash && ignoreWarning !== true)
    return asks(`A filter with the name ${clash.name} already exists. Overwrite it?`);
  if (clash) await removeFilter(context, clash);
  await tx
    .update(savedFilters)
    .set({ name, sharingLevel, updatedAt: context.clock.now() })
    .where(eq(savedFilters.id, id));
  const before = { name: found.name, sharingLevel: found.sharingLevel };
  await auditRecord(context, { kind: 'stored-query', id, stamp: noStamp }, before, { name, sharingLevel });
  return done('');
}

/** Deletes a filter that the caller may manage (W6). */
export async function deleteFilter(context: RequestContext, id: number): Promise<Answer> {
  await removeFilter(context, await managedFilter(context, id));
  return done('');
}

async function removeFilter(
  context: RequestContext,
  { id, name }: typeof savedFilters.$inferSelect,
): Promise<void> {
  await context.tx.delete(savedFilters).where(eq(savedFilters.id, id));
  await auditRecord(context, { kind: 'stored-query', id, stamp: noStamp }, { name }, undefined);
}
