import { dayMs } from '@crt/domain/day-ms';
import { testBooking } from '@crt/domain/booking';
import type { Reservation } from '@crt/domain/booked-session';
import { bookedAs, canBookNow } from '@crt/domain/pre-reservation';
import { sessionTexts } from '@crt/domain/session-texts';
import { sessionFaults } from '@crt/domain/session-verdicts';
import { findSlots } from '@crt/domain/slots';
import type { SessionWish } from '@crt/domain/slot-search';
import type { RequestContext } from '../../../context.ts';
import { shownInstant } from '../../history/field-value.ts';
import { isTimeZone } from '../../time-zone/time-zones.ts';
import { loadSchedules } from '../schedule/load-schedules.ts';
import {
  durationsOf,
  isScanAccepted,
  wantedSession,
  whyNoSession,
  wishOfPlan,
  type PlanOfSession,
  type SentDurations,
} from './session-wish.ts';

/** A session as it is to be booked or moved. */
export interface SessionSent extends SentDurations {
  readonly requestId: string;
  readonly designerId: string;
  readonly startDate: string;
  /** In which times are told; that of the designer when it is left out. */
  readonly timezone?: string;
}

/** What a booking comes to: everything that it reserves, or why it cannot be. */
export type BookingDecision =
  | {
      readonly reservation: Reservation;
      readonly durations: SessionWish['durations'];
      readonly designerName: string;
      /** 3 for a session, 4 for a pre-reservation (N18). */
      readonly bookedAs: 3 | 4;
    }
  | { readonly faults: readonly string[] };

const weeksSearched = 4;
const week = 7 * dayMs;

/** The next free time of the designer, in a sentence: what a lost race answers besides what blocks it (§3.8.10). */
async function nextFree(
  { tx }: RequestContext,
  wish: SessionWish,
  { designerId, startDate, timezone }: SessionSent,
  exceptId: number | undefined,
): Promise<string> {
  const start = Date.parse(startDate);
  const from = Math.max(start, wish.now);
  const window = { start: from, end: from + weeksSearched * week };
  const schedules = await loadSchedules(tx, window, {
    designerIds: [designerId],
    productTypeId: wish.productTypeId,
    ...(exceptId !== undefined && { exceptId }),
  });
  // Limits of the type count over all designers, slots are asked of this one.
  const others = schedules.designers.map((one) =>
    one.id === designerId ? one : { ...one, isActive: false },
  );
  const zone = timezone ?? schedules.designers.find(({ id }) => id === designerId)?.zone ?? 'UTC';
  const [slot] = findSlots({ ...wish, window, viewZone: zone }, { ...schedules, designers: others }).slots;
  return slot
    ? sessionTexts.nextFree(shownInstant(new Date(slot.start), zone) ?? '')
    : sessionTexts.noneFree(weeksSearched);
}

/**
 * Tests a booking under the lock of the schedules, by the rules that offered its slot. The session that is moved is
 * in nobody's way (domain rules §3.8.10, N13).
 */
export async function decideBooking(
  context: RequestContext,
  plan: PlanOfSession,
  sent: SessionSent,
  exceptId?: number,
): Promise<BookingDecision> {
  const { designerId, requestId, timezone } = sent;
  const start = Date.parse(sent.startDate);
  const durations = durationsOf(sent);
  const wrong = Object.values(sessionFaults({ designerId, start, requestId, session: durations.session }));
  if (wrong.length > 0) return { faults: wrong };
  if (timezone !== undefined && !isTimeZone(timezone))
    return { faults: [sessionTexts.unknownZone(timezone)] };
  const wanted = await wantedSession(context.tx, plan);
  const unfit = whyNoSession(wanted, exceptId !== undefined);
  if (unfit !== undefined) return { faults: [unfit] };
  const wish = wishOfPlan(context, wanted, durations);
  const isAccepted = isScanAccepted(plan);
  const schedules = await loadSchedules(
    context.tx,
    { start, end: start + durations.session },
    {
      designerIds: [designerId],
      // Only a limit counts the sessions of everybody else.
      ...(wish.dayLimit !== null && { productTypeId: plan.productTypeId }),
      ...(exceptId !== undefined && { exceptId }),
    },
  );
  const tested = testBooking(wish, schedules, designerId, start);
  if (!tested.isFree) {
    const isAsked = tested.reason !== 'NotBookable' && tested.reason !== 'OffRaster';
    const next = isAsked ? [await nextFree(context, wish, sent, exceptId)] : [];
    return { faults: [tested.message, ...next] };
  }
  const verdict = canBookNow(start, isAccepted, wish.now);
  if (!verdict.isAllowed) return { faults: [verdict.reason] };
  const designerName = schedules.designers.find(({ id }) => id === designerId)?.name ?? designerId;
  return { reservation: tested.reservation, durations, designerName, bookedAs: bookedAs(isAccepted) };
}
