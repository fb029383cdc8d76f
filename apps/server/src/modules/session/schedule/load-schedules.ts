import { reachOf } from '@crt/domain/schedule-reach';
import type { Schedules } from '@crt/domain/slot-search';
import type { Span } from '@crt/domain/span';
import type { Database } from '../../../platform/db/database.ts';
import { availabilityOf, findAvailabilities } from '../availability/availability.repository.ts';
import { findBooked, type BookedFilter } from '../booking/session.repository.ts';
import { findDesigners, rulesOfDesigners, type DesignerRow } from '../designer/designer.repository.ts';

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
  // All of them: the sessions of a type are counted on the calendar of whoever holds them.
  const rows = await findDesigners(tx);
  const designers = await rulesOfDesigners(tx, rows);
  const range = reachOf(designers, window);
  const ids = designerIds ?? (productTypeId === undefined ? undefined : servingIds(rows, productTypeId));
  const entries = await findAvailabilities(tx, range, ids);
  const sessions = await findBooked(tx, range, {
    ...(productTypeId !== undefined && { orOfType: { productTypeId, window } }),
    ...filter,
    ...(ids && { designerIds: ids }),
  });
  return {
    designers,
    availabilities: entries.map(availabilityOf),
    sessions,
  };
}

function servingIds(rows: readonly DesignerRow[], productTypeId: number): readonly string[] {
  return rows.flatMap(({ user, settings }) =>
    settings?.productTypeIds.includes(productTypeId) ? user.id : [],
  );
}
