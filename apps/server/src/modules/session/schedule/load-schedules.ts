import type { Schedules } from '@crt/domain/slot-search';
import type { Span } from '@crt/domain/span';
import type { Database } from '../../../platform/db/database.ts';
import { availabilityOf, findAvailabilities } from '../availability/availability.repository.ts';
import { findBooked, type BookedFilter } from '../booking/session.repository.ts';
import { findDesigners, rulesOfDesigners, type DesignerRow } from '../designer/designer.repository.ts';

/** Ten working days lie within so many days, whatever holidays there are: preparation and post are taken from them. */
const margin = 40 * 86_400_000;

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
  const range = { start: window.start - margin, end: window.end + margin };
  // All of them: the sessions of a type are counted on the calendar of whoever holds them.
  const rows = await findDesigners(tx);
  const ids = designerIds ?? (productTypeId === undefined ? undefined : servingIds(rows, productTypeId));
  const entries = await findAvailabilities(tx, range, ids);
  const sessions = await findBooked(tx, range, {
    ...(productTypeId !== undefined && { orOfType: { productTypeId, window } }),
    ...filter,
    ...(ids && { designerIds: ids }),
  });
  return {
    designers: await rulesOfDesigners(tx, rows),
    availabilities: entries.map(availabilityOf),
    sessions,
  };
}

function servingIds(rows: readonly DesignerRow[], productTypeId: number): readonly string[] {
  return rows.flatMap(({ user, settings }) =>
    settings?.productTypeIds.includes(productTypeId) ? user.id : [],
  );
}
