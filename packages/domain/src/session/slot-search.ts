import type { Availability } from './availability.ts';
import type { BookedSession } from './booked-session.ts';
import type { Designer } from './designer.ts';
import type { Span } from './span.ts';

/** How long the parts of a session take, in ms (N14). */
export interface SessionDurations {
  readonly preparation: number;
  readonly session: number;
  readonly post: number;
}

/** What is asked for: the session that shall be booked. */
export interface SessionWish {
  readonly productTypeId: number;
  readonly durations: SessionDurations;
  /** Sessions per day of the product type over all designers; 0 offers none, null sets no limit (domain rules §3.8.5). */
  readonly dayLimit: number | null;
  /** ms since 1970 */
  readonly now: number;
  /** The plan can have no session before, ms since 1970; null when nothing is known (domain rules §3.8.7). */
  readonly earliest: number | null;
  /** Somebody outside books: only designers who are bookable via the API (domain rules §3.8.2). */
  readonly isApiCaller: boolean;
}

/** A search for slots: those that start within `window`. */
export interface SlotSearch extends SessionWish {
  readonly window: Span;
  /** IANA name of the zone on whose days losses are told: the one in which the slots are shown. */
  readonly viewZone: string;
}

/**
 * All that decides about slots. A session that is to be moved is left out, so that it is not in its own way; sessions
 * of designers who do not take part are in, for they count in the limit of the product type.
 */
export interface Schedules {
  readonly designers: readonly Designer[];
  readonly availabilities: readonly Availability[];
  readonly sessions: readonly BookedSession[];
}

/** Why a start is no slot, in the order in which the rules are asked (domain rules §3.8.9). */
export const slotLossReasons = [
  'NoAvailability',
  'Absent',
  'Booked',
  'DesignerLimit',
  'DayLimit',
  'TooShort',
  'TooEarly',
] as const;
/** Why a start is no slot. */
export type SlotLossReason = (typeof slotLossReasons)[number];

/**
 * Before which day a plan has no session: when its file was uploaded, else when that is planned (domain rules §3.8.7).
 * In ms since 1970; null when neither is known.
 */
export function earliestStart(plan: {
  readonly fileUploadedDate: Date | null;
  readonly fileUploadPlanned: Date | null;
}): number | null {
  return (plan.fileUploadedDate ?? plan.fileUploadPlanned)?.getTime() ?? null;
}
