import type { BookedSession } from '@crt/domain/booked-session';
import type { Span } from '@crt/domain/span';
import { and, asc, between, eq, gt, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { users } from '../../user/user.tables.ts';
import { designSessions } from '../session.tables.ts';

/** A session with what its plan, the product type of that and its organizer tell. */
export interface SessionRow {
  readonly session: typeof designSessions.$inferSelect;
  readonly plan: typeof plans.$inferSelect;
  readonly productType: string;
  readonly organizer: typeof users.$inferSelect | null;
}

/** Sessions with everything that calendars and dialogs show (N38), by their start. */
export function findSessions(tx: Database, condition: SQL | undefined): Promise<SessionRow[]> {
  return tx
    .select({ session: designSessions, plan: plans, productType: productTypes.name, organizer: users })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, designSessions.planId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(users, eq(users.id, designSessions.organizerId))
    .where(condition)
    .orderBy(asc(designSessions.startAt), asc(designSessions.id));
}

/** One session. */
export async function findSession(tx: Database, id: number): Promise<SessionRow | undefined> {
  const [row] = await findSessions(tx, eq(designSessions.id, id));
  return row;
}

/** Two moments that have the same date, each on the calendar of its place, are not further apart. */
const sameDate = 50 * 3_600_000;

/** Whose sessions are looked for. */
export interface BookedFilter {
  readonly designerIds?: readonly string[];
  /** Beside them the sessions of a product type on the dates of a window: they count in its limit, whoever holds them. */
  readonly orOfType?: { readonly productTypeId: number; readonly window: Span };
  /** Left out: a session that is to be moved is not in its own way. */
  readonly exceptId?: number;
}

/** What is booked in a range with preparation and post, as the rules know it. */
export async function findBooked(
  tx: Database,
  { start, end }: Span,
  { designerIds, orOfType, exceptId }: BookedFilter = {},
): Promise<BookedSession[]> {
  const ofDesigners = designerIds && inArray(designSessions.designerId, [...designerIds]);
  const dates = orOfType && {
    from: new Date(orOfType.window.start - sameDate),
    to: new Date(orOfType.window.end + sameDate),
  };
  const ofType =
    orOfType &&
    dates &&
    and(
      eq(plans.productTypeId, orOfType.productTypeId),
      between(designSessions.startAt, dates.from, dates.to),
      // Says nothing new, but has an index.
      lt(designSessions.reservedFrom, dates.to),
      gt(designSessions.reservedTo, dates.from),
    );
  const rows = await tx
    .select({
      id: designSessions.id,
      requestId: plans.requestId,
      designerId: designSessions.designerId,
      productTypeId: plans.productTypeId,
      meeting: designSessions.meeting,
      startAt: designSessions.startAt,
      endAt: designSessions.endAt,
      reservation: designSessions.reservation,
    })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, designSessions.planId))
    .where(
      and(
        lt(designSessions.reservedFrom, new Date(end)),
        gt(designSessions.reservedTo, new Date(start)),
        ofDesigners && or(ofDesigners, ofType),
        exceptId === undefined ? undefined : ne(designSessions.id, exceptId),
      ),
    );
  return rows.map(({ startAt, endAt, reservation, ...row }) => ({
    ...row,
    ...reservation,
    session: { start: startAt.getTime(), end: endAt.getTime() },
  }));
}
