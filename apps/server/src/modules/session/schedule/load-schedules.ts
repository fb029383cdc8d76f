import type { Schedules } from '@crt/domain/slot-search';
import type { Span } from '@crt/domain/span';
import type { Database } from '../../../platform/db/database.ts';
import { availabilityOf, findAvailabilities } from '../availability/availability.repository.ts';
import { findBooked, type BookedFilter } from '../booking/session.repository.ts';
import { findDesigners, rulesOfDesigners } from '../designer/designer.repository.ts';

/** Ten working days lie within so many days, whatever holidays there are: preparation and post are taken from them. */
const margin = 40 * 86_400_000;

/** Everything that decides about sessions that start within a window (domain rules §3.8). */
export async function loadSchedules(
  tx: Database,
  window: Span,
  { designerIds, ...filter }: BookedFilter = {},
): Promise<Schedules> {
  const range = { start: window.start - margin, end: window.end + margin };
  const rows = await findDesigners(tx);
  const entries = await findAvailabilities(tx, range, designerIds);
  const sessions = await findBooked(tx, range, { ...filter, ...(designerIds && { designerIds }) });
  return {
    designers: await rulesOfDesigners(tx, rows),
    availabilities: entries.map(availabilityOf),
    sessions,
  };
}
