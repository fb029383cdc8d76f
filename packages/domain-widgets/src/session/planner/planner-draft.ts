import type { GeneralSessionProperties } from '@crt/api-client/types-design-sessions';
import { formatSessionDuration, formatWorkingDuration } from '@crt/domain/session-duration';
import { defaultDurations, sessionSettings } from '@crt/domain/session-settings';
import type { SessionDurations } from '@crt/domain/slot-search';
import { readDurations } from '../properties/session-properties-draft.ts';

/** What is entered above the calendar of slots; durations in ms (N28 to N30). */
export interface PlannerDraft extends SessionDurations {
  /** The plan, by its request id. */
  readonly requestId: string | null;
  readonly productTypeId: number | null;
  readonly priority: boolean;
}

/** Nothing is chosen yet (N28). */
export const emptyPlanner: PlannerDraft = {
  requestId: null,
  productTypeId: null,
  priority: false,
  ...defaultDurations,
};

type Properties = readonly GeneralSessionProperties[];

/** The durations of a product type: those of its properties, else 0, 0 and 2 hours (N30). */
function durationsOf(properties: Properties, productTypeId: number, priority: boolean): SessionDurations {
  const entries = properties.map((entry) => ({
    productTypeId: entry.productTypeId,
    priority: entry.priority,
    sessionLimit: entry.sessionLimit,
    durations: readDurations(entry),
  }));
  return sessionSettings(entries, { productTypeId, priority })?.durations ?? defaultDurations;
}

/** The draft with a product type and priority, and the durations that they bring; no plan is left (N29, N30). */
export function withType(
  draft: PlannerDraft,
  type: Pick<PlannerDraft, 'productTypeId' | 'priority'>,
  properties: Properties,
): PlannerDraft {
  const { productTypeId, priority } = type;
  const durations = productTypeId === null ? {} : durationsOf(properties, productTypeId, priority);
  return { ...draft, requestId: null, productTypeId, priority, ...durations };
}

/** What of a search goes over the wire, beside its period. */
export interface SlotWish {
  readonly preparationDuration: string;
  readonly sessionDuration: string;
  readonly postprocessingDuration: string;
  readonly requestId?: string;
  readonly productTypeId?: number;
  readonly priority?: boolean;
}

/** What is searched for: the plan, or else the product type with its priority (N40); null while neither is chosen. */
export function wishOf(draft: PlannerDraft): SlotWish | null {
  const { requestId, productTypeId, priority } = draft;
  if (requestId === null && productTypeId === null) return null;
  return {
    preparationDuration: formatWorkingDuration(draft.preparation),
    sessionDuration: formatSessionDuration(draft.session),
    postprocessingDuration: formatWorkingDuration(draft.post),
    ...(requestId !== null ? { requestId } : productTypeId !== null && { productTypeId, priority }),
  };
}
