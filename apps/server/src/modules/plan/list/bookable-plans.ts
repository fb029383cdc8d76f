import { failedMeetingStatuses } from '@crt/domain/booked-session';
import { statusesWithoutSession } from '@crt/domain/session-verdicts';
import { and, eq, gt, isNull, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { designSessions } from '../../session/session.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { plans } from '../plan.tables.ts';

/** A session or pre-reservation that is still to be held; one whose meeting failed counts for nothing (N19). */
export const isToBeHeld = (now: Date): SQL | undefined =>
  and(
    or(isNull(designSessions.meeting), notInArray(designSessions.meeting, [...failedMeetingStatuses])),
    gt(designSessions.endAt, now),
  );

/** Plans that a session can be booked for: not over, of a type that is not hidden, with none still to be held (N28). */
export const isBookable = (tx: Database, now: Date): SQL | undefined =>
  and(
    notInArray(plans.status, [...statusesWithoutSession]),
    notInArray(
      plans.productTypeId,
      tx.select({ id: productTypes.id }).from(productTypes).where(eq(productTypes.isHidden, true)),
    ),
    notExists(
      tx
        .select({ id: designSessions.id })
        .from(designSessions)
        .where(and(eq(designSessions.planId, plans.id), isToBeHeld(now))),
    ),
  );
