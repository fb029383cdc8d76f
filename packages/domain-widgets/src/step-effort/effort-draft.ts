import type { ListedStepEffort } from '@crt/api-client/types-main';
import {
  criticalityFault,
  criticalityLevels,
  hoursOf,
  mostCriticalHours,
  mostEffortMinutes,
} from '@crt/domain/step-effort';
import { stepEffortTexts as texts } from './step-effort.texts.ts';

type Item = ListedStepEffort['items'][number];

/** What is entered for a step: the hours by level, from the first. */
export interface ItemDraft {
  readonly effort: number | null;
  readonly hours: readonly (number | null)[];
  readonly showExpectedTime: boolean;
  readonly requiresWorker: boolean;
}

/** What is entered for the steps of a workflow, in their order. */
export interface EffortDraft {
  readonly items: readonly ItemDraft[];
}

/** What a dialog begins with. */
export const draftOf = ({ items }: ListedStepEffort): EffortDraft => ({
  items: items.map(({ effort, criticalities, showExpectedTime, requiresWorker }) => ({
    effort,
    hours: criticalityLevels.map((level) => hoursOf(criticalities, level)),
    showExpectedTime,
    requiresWorker,
  })),
});

const criticalitiesOf = (hours: ItemDraft['hours']) =>
  criticalityLevels.map((level, place) => ({ level, hours: hours[place] ?? null }));

/** The items of a group as they were entered. */
export const itemsOf = (group: ListedStepEffort, draft: EffortDraft): Item[] =>
  group.items.map((item, place) => {
    const entered = draft.items[place];
    if (!entered) return item;
    const { hours, ...rest } = entered;
    return { ...item, ...rest, criticalities: criticalitiesOf(hours) };
  });

/** What is wrong with entered minutes; undefined when they can be stored (T22). */
export const minutesError = (minutes: number | null): string | undefined =>
  isWithin(minutes, mostEffortMinutes) ? undefined : texts.between(texts.minutes, mostEffortMinutes);

/** What is wrong with the hours of a level, by its place; undefined when they can be stored (T22). */
export function hoursError(hours: ItemDraft['hours'], place: number): string | undefined {
  const level = criticalityLevels[place] ?? 1;
  if (!isWithin(hours[place] ?? null, mostCriticalHours))
    return texts.between(texts.criticalHours(level), mostCriticalHours);
  // Told at the level that begins too early.
  return criticalityFault(criticalitiesOf(hours.slice(0, place + 1)));
}

const isWithin = (value: number | null, most: number) =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= most);
