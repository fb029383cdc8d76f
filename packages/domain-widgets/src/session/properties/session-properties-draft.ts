import type {
  GeneralSessionProperties,
  SessionPropertiesChange,
  SessionPropertiesForm,
} from '@crt/api-client/types-design-sessions';
import {
  formatSessionDuration,
  formatWorkingDuration,
  parseSessionDuration,
  parseWorkingDuration,
} from '@crt/domain/session-duration';
import { defaultDurations, defaultSessionLimit } from '@crt/domain/session-settings';
import type { SessionDurations } from '@crt/domain/slot-search';
import { sessionPropertiesTexts as texts } from './session-properties.texts.ts';

/** What is entered for a product type, with or without priority; durations in ms (N26). */
export interface SessionPropertiesDraft extends SessionDurations {
  productTypeId: number | null;
  priority: boolean;
  sessionLimit: number | null;
}

/** The most sessions per day of a product type. */
export const mostSessions = 999;

type Durations = Pick<
  GeneralSessionProperties,
  'preparationTime' | 'designSessionTime' | 'postProcessingTime'
>;

/** Durations in ms, as they came over the wire (N15). */
export const readDurations = (wire: Durations): SessionDurations => ({
  preparation: parseWorkingDuration(wire.preparationTime),
  session: parseSessionDuration(wire.designSessionTime),
  post: parseWorkingDuration(wire.postProcessingTime),
});

/** Durations as they go over the wire (N15). */
const writeDurations = ({ preparation, session, post }: SessionDurations): Durations => ({
  preparationTime: formatWorkingDuration(preparation),
  designSessionTime: formatSessionDuration(session),
  postProcessingTime: formatWorkingDuration(post),
});

/** What the dialog begins with; for a new entry the defaults (N26, N30). */
export const draftOf = (entry: GeneralSessionProperties | undefined): SessionPropertiesDraft =>
  entry
    ? {
        productTypeId: entry.productTypeId,
        priority: entry.priority,
        ...readDurations(entry),
        sessionLimit: entry.sessionLimit,
      }
    : { productTypeId: null, priority: false, ...defaultDurations, sessionLimit: defaultSessionLimit };

/** What is wrong with an entered limit; undefined when it can be stored (N26). */
export const limitError = (limit: number | null): string | undefined =>
  limit !== null && Number.isInteger(limit) && limit >= 0 && limit <= mostSessions
    ? undefined
    : texts.limitWrong(mostSessions);

/** What an edit sends: durations and limit; type and priority stay (N27). Throws without a limit. */
export function changeOf(draft: SessionPropertiesDraft): SessionPropertiesChange {
  if (draft.sessionLimit === null) throw new Error('Session properties were sent without a limit.');
  return { ...writeDurations(draft), sessionLimit: draft.sessionLimit };
}

/** What a new entry sends (N27). Throws when it is not whole. */
export function formOf(draft: SessionPropertiesDraft): SessionPropertiesForm {
  const { productTypeId, priority } = draft;
  if (productTypeId === null) throw new Error('Session properties were sent without a product type.');
  return { productTypeId, priority, ...changeOf(draft) };
}
