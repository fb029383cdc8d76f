import type { AvailableSlot, SlotLoss } from '@crt/api-client/types-design-sessions';
import {
  CalendarTextsProvider,
  EventCalendar,
  englishCalendarTexts,
  type CalendarSpan,
  type CalendarView,
} from '@crt/ui/EventCalendar';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { toast } from '@crt/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import type { DayRange } from '../../shared/session-events/day-range.ts';
import { dateAt } from '../../shared/session-events/day-range.ts';
import { lossesIn, slotsByDay } from './planner-days.ts';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';
import * as styles from './session-planner.css.ts';
import { lossMarks, runEvents, runsOf } from './slot-events.ts';
import { WhyNoSlots } from './WhyNoSlots.tsx';

export interface SlotCalendarProps {
  readonly slots: readonly AvailableSlot[];
  readonly losses: readonly SlotLoss[];
  /** They are on their way. */
  readonly isSearching?: boolean;
  /** They could not be searched. */
  readonly hasFailed?: boolean;
  /** The days that are shown, each time they change: what to search. */
  readonly onRange: (range: DayRange) => void;
  /** A start was pressed; absent for people who only look, whose presses do nothing (N31). */
  readonly onSlot?: ((slot: AvailableSlot) => void) | undefined;
  /** The current instant in ms: days before it are over. */
  readonly now: number;
}

// What stands empty here is not free: nothing can start there, or nothing is known of it yet.
const found = { ...englishCalendarTexts, free: texts.noStartHere };
const unknown = { ...englishCalendarTexts, free: texts.notKnown };

const nowhere: DayRange = { start: '', end: '' };

/** When a session can start, and why not at other times; the days that are over cannot be entered (N31, N41). */
export const SlotCalendar = (props: SlotCalendarProps) => {
  const { slots, losses, isSearching = false, hasFailed = false, onRange, onSlot, now } = props;
  const zone = useTimeZone();
  const today = dateAt(now, zone);
  const [view, setView] = useState<CalendarView>('week');
  const [date, setDate] = useState(today);
  const [range, setRange] = useState(nowhere);
  const shown = useMemo(() => lossesIn(losses, range, today), [losses, range, today]);
  const counts = useMemo(() => slotsByDay(slots, zone), [slots, zone]);
  const events = useMemo(
    () => [...runEvents(runsOf(slots, zone), view), ...lossMarks(shown, new Set(counts.keys()))],
    [slots, zone, view, shown, counts],
  );
  const validRange = useMemo(() => ({ start: today }), [today]);
  // The same function as long as it can be: the calendar tells its days to each new one.
  const tellRange = useCallback(
    (next: DayRange) => {
      setRange(next);
      onRange(next);
    },
    [onRange],
  );
  const openDay = (day: string) => {
    setDate(day);
    setView('day');
  };
  const select = (span: CalendarSpan) => {
    if (span.isAllDay) return openDay(span.start);
    const slot = slots.find(({ dateTimeFrom }) => Date.parse(dateTimeFrom) === Date.parse(span.start));
    if (slot) onSlot?.(slot);
    else toast({ message: texts.noStart, tone: 'caution' });
  };
  const isOverHours = view === 'week' || view === 'day';
  const pressed = (start: string) => openDay(start.includes('T') ? dateAt(Date.parse(start), zone) : start);
  return (
    <div className={styles.frame}>
      <div className={styles.parts}>
        <CalendarTextsProvider value={isSearching || hasFailed ? unknown : found}>
          <EventCalendar
            label={texts.slots}
            events={events}
            view={view}
            onViewChange={setView}
            date={date}
            onDateChange={setDate}
            onRangeChange={tellRange}
            validRange={validRange}
            slotMinutes={15}
            now={now}
            onSelect={onSlot && select}
            onEventPress={onSlot && !isOverHours ? ({ start }) => pressed(start) : undefined}
          />
        </CalendarTextsProvider>
        <WhyNoSlots losses={shown} slots={counts} isSearching={isSearching} hasFailed={hasFailed} />
      </div>
    </div>
  );
};
