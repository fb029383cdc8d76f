import { fullName } from '@crt/domain/full-name';
import type { Permission } from '@crt/domain/permission';
import type { Designer } from '@crt/domain/designer';
import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import { holidays } from '../../calendar/calendar.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { rolePermissions, userPermissions, userRoles, users } from '../../user/user.tables.ts';
import { designers } from '../session.tables.ts';

const right: Permission = 'IsDesigner';

/** Everybody who holds the right, through a role or directly. */
function holders(tx: Database) {
  return unionAll(
    tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
      .where(eq(rolePermissions.permission, right)),
    tx
      .select({ userId: userPermissions.userId })
      .from(userPermissions)
      .where(eq(userPermissions.permission, right)),
  );
}

/** A designer as the tables hold it; nothing was entered for somebody without `settings`. */
export interface DesignerRow {
  readonly user: typeof users.$inferSelect;
  readonly settings: typeof designers.$inferSelect | null;
  readonly location: typeof manufacturingLocations.$inferSelect | null;
}

/** Designers by last and first name: who holds the right, and whom something was entered for (N21). */
export function findDesigners(tx: Database, condition?: SQL): Promise<DesignerRow[]> {
  return tx
    .select({ user: users, settings: designers, location: manufacturingLocations })
    .from(users)
    .leftJoin(designers, eq(designers.userId, users.id))
    .leftJoin(manufacturingLocations, eq(manufacturingLocations.id, designers.locationId))
    .where(and(or(isNotNull(designers.id), inArray(users.id, holders(tx))), condition))
    .orderBy(sql`lower(${users.lastName})`, sql`lower(${users.firstName})`, asc(users.id));
}

/** One designer by the id of the person. */
export async function findDesigner(tx: Database, userId: string): Promise<DesignerRow | undefined> {
  const [row] = await findDesigners(tx, eq(users.id, userId));
  return row;
}

/** Who signs in and designs at present, by the condition: nobody else's schedule is given away by its address. */
export async function findPresentDesigner(tx: Database, condition: SQL): Promise<DesignerRow | undefined> {
  const [row] = await findDesigners(
    tx,
    and(condition, eq(users.isActive, true), inArray(users.id, holders(tx))),
  );
  return row;
}

/** The row of a designer, made when nothing was entered before; tells whether it was made. */
export async function settingsOf(
  tx: Database,
  userId: string,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [made] = await tx
    .insert(designers)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ id: designers.id });
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx.select({ id: designers.id }).from(designers).where(eq(designers.userId, userId));
  if (!known) throw new Error(`Designer ${userId} has no row`);
  return { id: known.id, isNew: false };
}

/** Days off of calendars, ISO 8601. */
async function findDaysOff(
  tx: Database,
  calendarIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await tx
    .select({ calendarId: holidays.calendarId, date: holidays.date })
    .from(holidays)
    .where(inArray(holidays.calendarId, [...new Set(calendarIds)]));
  const grouped = Map.groupBy(rows, ({ calendarId }) => calendarId);
  return new Map([...grouped].map(([id, days]) => [id, new Set(days.map(({ date }) => date))]));
}

const noDays: ReadonlySet<string> = new Set();

/** The designers as the rules know them, with the days off of their plants (domain rules §3.8.2). */
export async function rulesOfDesigners(
  tx: Database,
  rows: readonly DesignerRow[],
): Promise<readonly Designer[]> {
  const daysOff = await findDaysOff(
    tx,
    rows.flatMap(({ location }) => (location ? [location.calendarId] : [])),
  );
  return rows.map(({ user, settings, location }) => ({
    id: user.id,
    name: fullName(user),
    isActive: user.isActive,
    isBookableViaApi: settings?.bookableViaApi ?? false,
    productTypeIds: settings?.productTypeIds ?? [],
    zone: settings?.timezone ?? null,
    sessionsPerDay: settings?.sessionsPerDay ?? 1,
    holidays: (location && daysOff.get(location.calendarId)) ?? noDays,
  }));
}
