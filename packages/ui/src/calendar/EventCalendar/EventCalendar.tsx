import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTimeZone } from '../../texts/LocaleProvider.tsx';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import { EventList } from '../EventList/EventList.tsx';
import type { PeopleGridProps } from '../PeopleGrid/PeopleGrid.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import { dayAt } from '../layout/day-frame.ts';
import { type CalendarEvent, dayText } from '../layout/event.ts';
import { type CalendarView, type ValidRange, isValidPeriod, periodOf, stepDate } from '../layout/period.ts';
import type { CalendarActions } from '../shared/calendar-actions.ts';
import type { HourCycle } from '../shared/formats.ts';
import { CalendarBar } from './CalendarBar.tsx';
import * as styles from './EventCalendar.css.ts';
import { useFocusAcrossViews } from './use-focus-across-views.ts';

export interface EventCalendarProps extends Omit<CalendarActions, 'onNavigate' | 'onDayPress'> {
  /** Names the calendar for screen readers. */
  label: string;
  events: readonly CalendarEvent[];
  view?: CalendarView | undefined;
  /** Week unless said otherwise. */
  defaultView?: CalendarView;
  /** The views that can be chosen; without choice there are no buttons for it. */
  views?: readonly CalendarView[];
  onViewChange?: (view: CalendarView) => void;
  /** Any calendar date `YYYY-MM-DD` of the period that is shown. */
  date?: string | undefined;
  /** Today unless said otherwise. */
  defaultDate?: string;
  onDateChange?: (date: string) => void;
  /** First shown calendar date and the first one after it, each time they change: what to fetch. */
  onRangeChange?: (range: { start: string; end: string }) => void;
  /** IANA name; the viewer's own unless said otherwise. */
  timeZone?: string | undefined;
  /** A second zone whose hours stand beside the first. */
  secondTimeZone?: string | undefined;
  hourCycle?: HourCycle;
  /** Off: Saturdays and Sundays are left out of month and week. */
  hasWeekends?: boolean;
  slotMinutes?: number;
  scrollHour?: number;
  /** How many events of a day a month shows before it counts the rest. */
  eventsPerDay?: number;
  validRange?: ValidRange | undefined;
  /** The current instant in ms; the machine's, minute by minute, unless said otherwise. */
  now?: number | undefined;
  /** Which events of the list a press does something on; all of them unless said otherwise. The others are no buttons. */
  canPressListed?: ((event: CalendarEvent) => boolean) | undefined;
  /** Draws the view `people`: a `PeopleGrid` of the given days. Only the caller knows whose the events are. */
  renderPeople?: (week: PeopleWeek) => ReactNode;
}

/** What the view `people` shows. */
export type PeopleWeek = Required<
  Pick<PeopleGridProps<CalendarEvent>, 'dates' | 'timeZone' | 'hourCycle' | 'now'>
>;

const allViews: readonly CalendarView[] = ['month', 'week', 'day', 'list'];

/**
 * Month, week, day, list and people's week of the same events, with the bar that turns the pages. A server draws it only
 * when it is given `now`: the machine's clock is another one in the browser.
 */
export const EventCalendar = (props: EventCalendarProps) => {
  const isInBrowser = useBrowserValue(() => true, false);
  if (isInBrowser || props.now !== undefined) return <DrawnCalendar {...props} />;
  return <section data-component="EventCalendar" aria-label={props.label} className={styles.frame} />;
};

const DrawnCalendar = (props: EventCalendarProps) => {
  const { label, views = allViews, hasWeekends = true, validRange, hourCycle = 24, onRangeChange } = props;
  const { locale } = useLocale();
  const ownZone = useTimeZone();
  const timeZone = props.timeZone ?? ownZone;
  const now = useNow(props.now);
  const today = dayText(dayAt(now, timeZone));
  const [view, setView] = useChosen(props.view, props.defaultView ?? 'week', props.onViewChange);
  const [date, setDate] = useChosen(props.date, props.defaultDate ?? today, props.onDateChange);
  const period = useMemo(() => periodOf(view, date, locale, hasWeekends), [view, date, locale, hasWeekends]);
  const dates = useMemo(() => period.days.map(dayText), [period]);
  const [start, end] = [dayText(period.first), dayText(period.end)];
  useEffect(() => onRangeChange?.({ start, end }), [onRangeChange, start, end]);
  const target = (step: 1 | -1) => {
    const next = stepDate(view, date, step, hasWeekends);
    const isOpen = validRange === undefined;
    return isOpen || isValidPeriod(periodOf(view, next, locale, hasWeekends), validRange) ? next : undefined;
  };
  const turn = (step: 1 | -1) => {
    const next = target(step);
    if (next !== undefined) setDate(next);
  };
  const shared = {
    ...props,
    timeZone,
    hourCycle,
    now,
    onNavigate: turn,
    onDayPress: (day: string) => {
      setDate(day);
      setView(views.includes('day') ? 'day' : 'list');
    },
  };
  const frameRef = useRef<HTMLElement>(null);
  const focus = useFocusAcrossViews(frameRef, view);
  return (
    <section
      ref={frameRef}
      data-component="EventCalendar"
      aria-label={label}
      className={styles.frame}
      {...focus}
    >
      <CalendarBar
        {...{ view, views, period, date, locale }}
        onViewChange={setView}
        onTurn={turn}
        onToday={() => setDate(today)}
        canGoBack={target(-1) !== undefined}
        canGoOn={target(1) !== undefined}
      />
      {view === 'month' && <MonthGrid {...shared} date={date} />}
      {(view === 'week' || view === 'day') && <TimeGrid {...shared} dates={dates} />}
      {view === 'list' && <EventList {...shared} dates={dates} />}
      {view === 'people' && props.renderPeople?.({ dates, timeZone, hourCycle, now })}
    </section>
  );
};

/** What the caller decides, or what was chosen here since. */
function useChosen<T>(given: T | undefined, first: T, onChange: ((value: T) => void) | undefined) {
  const [own, setOwn] = useState(first);
  const choose = (value: T) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, choose] as const;
}

/** The given instant, or the machine's clock minute by minute. */
function useNow(given: number | undefined): number {
  const [own, setOwn] = useState(() => given ?? Date.now());
  useEffect(() => {
    if (given !== undefined) return;
    const timer = setInterval(() => setOwn(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [given]);
  return given ?? own;
}
