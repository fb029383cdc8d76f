import { createContext, use } from 'react';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Every word that the timeline says. */
export const englishTimelineTexts = {
  planned: 'Planned',
  actual: 'Actual',
  plannedAndActual: 'Planned and actual',
  late: 'Late',
  daysLate: (count: number) => `${days(count)} late`,
  daysEarly: (count: number) => `${days(count)} early`,
  today: 'Today',
  weekend: 'Weekend',
  holiday: 'Holiday',
  legend: 'Legend',
} as const;

type Widen<T> = T extends string ? string : T;

/** The shape of the words: pass your own through TimelineTextsProvider to translate them. */
export type TimelineTexts = {
  readonly [Key in keyof typeof englishTimelineTexts]: Widen<(typeof englishTimelineTexts)[Key]>;
};

const TimelineTextsContext = createContext<TimelineTexts>(englishTimelineTexts);

/** Replaces the English words of the timelines below it. */
export const TimelineTextsProvider = TimelineTextsContext.Provider;

/** The words in use here. */
export const useTimelineTexts = (): TimelineTexts => use(TimelineTextsContext);
