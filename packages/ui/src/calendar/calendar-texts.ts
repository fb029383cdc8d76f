import { createContext, use } from 'react';

/** Every word that the calendars say. */
export const englishCalendarTexts = {
  today: 'Today',
  previous: 'Previous',
  next: 'Next',
  views: 'View',
  month: 'Month',
  week: 'Week',
  day: 'Day',
  list: 'List',
  people: 'People',
  allDay: 'All day',
  times: 'Times',
  to: (start: string, end: string) => `${start} to ${end}`,
  until: (end: string) => `until ${end}`,
  continuedOn: (day: string) => `continued on ${day}`,
  more: (count: number) => `+${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  free: 'free',
  notAvailable: 'not available',
  nothing: 'Nothing in this period.',
  skippedHour: 'The clock goes forward: these times do not happen',
  keys: 'Arrow keys move over the calendar. Tab goes to the events.',
  selectKeys: 'Outside the events Enter selects, Shift with arrows extends.',
  pickUpKey: 'Space picks an event up.',
  pickedUp: (title: string) =>
    `${title} picked up. Arrow keys move it, Shift with arrows changes its end, Enter puts it down, Escape leaves it where it was.`,
  putDown: (title: string, when: string) => `${title} moved to ${when}`,
  leftThere: (title: string) => `${title} stays where it was`,
  takenAway: (title: string) => `${title} is not there any more`,
  selected: (when: string) => `Selected ${when}`,
} as const;

type Widen<T> = T extends string ? string : T;

/** The shape of the words: pass your own through CalendarTextsProvider to translate them. */
export type CalendarTexts = {
  readonly [Key in keyof typeof englishCalendarTexts]: Widen<(typeof englishCalendarTexts)[Key]>;
};

const CalendarTextsContext = createContext<CalendarTexts>(englishCalendarTexts);

/** Replaces the English words of the calendars below it. */
export const CalendarTextsProvider = CalendarTextsContext.Provider;

/** The words in use here. */
export const useCalendarTexts = (): CalendarTexts => use(CalendarTextsContext);
