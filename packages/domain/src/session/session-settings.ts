import { durationOf } from './duration.ts';
import type { SessionDurations } from './slot-search.ts';

/** General session properties: how long sessions of a product type take and how many there are a day (N26). */
export interface SessionProperties {
  readonly productTypeId: number;
  readonly priority: boolean;
  readonly durations: SessionDurations;
  /** Sessions per day over all designers; 0 offers none. */
  readonly sessionLimit: number;
}

/** What holds for a session of a plan or product type. */
export interface SessionSettings {
  readonly durations: SessionDurations;
  /** Null where nothing sets a limit. */
  readonly dayLimit: number | null;
}

/** The durations of a plan or type that nobody configured: 0, 0 and 2 hours (N30). */
export const defaultDurations: SessionDurations = {
  preparation: 0,
  session: durationOf({ hours: 2 }),
  post: 0,
};

/** The limit of new general session properties (N26). */
export const defaultSessionLimit = 1;

/**
 * What holds for a product type and priority: its properties, else what the plan brings along, else null, which is told
 * as NOT_CONFIGURED (domain rules §3.8.1, N32).
 */
export function sessionSettings(
  properties: readonly SessionProperties[],
  wish: { readonly productTypeId: number; readonly priority: boolean },
  planDurations: SessionDurations | null = null,
): SessionSettings | null {
  const entry = properties.find(
    ({ productTypeId, priority }) => productTypeId === wish.productTypeId && priority === wish.priority,
  );
  if (entry) return { durations: entry.durations, dayLimit: entry.sessionLimit };
  return planDurations && { durations: planDurations, dayLimit: null };
}
