import { use, useMemo } from 'react';
import { TextsContext } from './TextsProvider.tsx';

/** The words of date fields for what they refuse; apart, because the first screen has no date field. */
export const englishDateTexts = {
  /** A text of which no date can be made; it is cited. */
  notADate: (text: string) => `“${text}” is not a date`,
  notATime: (text: string) => `“${text}” is not a time of day`,
  /** A day or an hour that the calendar or the clock of the zone leaves out. */
  noSuchDate: (text: string) => `“${text}” does not exist in the calendar`,
  timeMissing: (text: string) => `“${text}” has no time of day`,
  beforeEarliest: (earliest: string) => `The earliest day is ${earliest}`,
  afterLatest: (latest: string) => `The latest day is ${latest}`,
  endBeforeStart: 'Start date must be before end date.',
};

/** The shape of these words. */
export type DateTexts = typeof englishDateTexts;

/** The words in force here: the English ones, as far as `TextsProvider` does not replace them. */
export const useDateTexts = (): DateTexts => {
  const replaced = use(TextsContext);
  return useMemo(() => ({ ...englishDateTexts, ...replaced }), [replaced]);
};
