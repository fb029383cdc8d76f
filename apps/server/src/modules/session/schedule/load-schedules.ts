import type { BookedSession } from '@crt/domain/booked-session';
import type { Designer } from '@crt/domain/designer';
import { reachOf } from '@crt/domain/schedule-reach';
import type { Schedules } from '@crt/domain/slot-search';
import type { Span } from '@crt/domain/span';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { users } from '../../user/user.tables.ts';
import { availabilityOf, findAvailabilities } from '../availability/availability.repository.ts';
import { findBooked, type BookedFilter } from '../booking/session.repository.ts';
import { findDesigners, rulesOfDesigners, type DesignerRow } from '../designer/designer.repository.ts';
import { designers } from '../session.tables.ts';

/** Whose schedules are loaded: of some designers, else of those who serve a product type, else of all of them. */
export interface SchedulesFilter extends Omit<BookedFilter, 'orOfType'> {
  /** With the sessions of that type of everybody, which count in its limit. */
  readonly productTypeId?: number;
}

/** Everything that decides about sessions that start within a window (domain rules §3.8). */
export async function loadSchedules(
  tx: Database,
  window: Span,
  { productTypeId, designerIds, ...filter }: SchedulesFilter = {},
): Promise<Schedules> {
  const rows = await findDesigners(tx, designerIds && inArray(users.id, [...designerIds]));
  const asked = await rulesOfDesigners(tx, rows);
  const range = reachOf(asked, window);
  const ids = designerIds ?? (productTypeId === undefined ? undefined : servingIds(rows, productTypeId));
  const entries = await findAvailabilities(tx, range, ids);
  const sessions = await findBooked(tx, range, {
    ...(productTypeId !== undefined && { orOfType: { productTypeId, window } }),
    ...filter,
    ...(ids && { designerIds: ids }),
  });
  return {
    designers: [...asked, ...(await otherHolders(tx, asked, sessions))],
    availabilities: entries.map(availabilityOf),
    sessions,
  };
}

/** Somebody of whom nothing is asked. */
const bystander = {
  name: '',
  isActive: false,
  isBookableViaApi: false,
  productTypeIds: [],
  sessionsPerDay: 0,
  holidays: new Set<string>(),
};

/** The sessions of a type are counted on the calendar of whoever holds them: of those nothing but the zone is needed (§3.8.5). */
async function otherHolders(
  tx: Database,
  known: readonly Designer[],
  sessions: readonly BookedSession[],
): Promise<readonly Designer[]> {
  const missing = new Set(sessions.map(({ designerId }) => designerId));
  for (const { id } of known) missing.delete(id);
  if (missing.size === 0) return [];
  // One parameter: a long list of them takes the database longer to plan than to find.
  const ids = sql`(select unnest(${sql.param([...missing])}::text[]))`;
  const { userId, timezone } = designers;
  const rows = await tx.select({ id: userId, zone: timezone }).from(designers).where(inArray(userId, ids));
  return rows.map((row) => ({ ...bystander, ...row }));
}

function servingIds(rows: readonly DesignerRow[], productTypeId: number): readonly string[] {
  return rows.flatMap(({ user, settings }) =>
    settings?.productTypeIds.includes(productTypeId) ? user.id : [],
  );
}
