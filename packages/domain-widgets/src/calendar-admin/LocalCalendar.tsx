import type { CalendarEvent, CapacityLoad } from '@crt/api-client/types-main';
import { calendarKind } from '@crt/domain/calendar-kind';
import { IconButton } from '@crt/ui/Button';
import { EventCalendar } from '@crt/ui/EventCalendar';
import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { Inline, Stack } from '@crt/ui/Stack';
import { Tabs } from '@crt/ui/Tabs';
import { Heading } from '@crt/ui/Text';
import { dayMs } from '@crt/domain/day-ms';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { dayEvents, itemOn, type DaySpan } from './calendar-days.ts';
import { CalendarSelectors, type CalendarSelectorsProps } from './CalendarSelectors.tsx';
import { CalendarYear, MonthLoad } from './DayHeat.tsx';

/** A month, or the whole year. */
export type LocalCalendarView = 'month' | 'year';

export interface LocalCalendarProps extends Omit<CalendarSelectorsProps, 'isCapacity'> {
  readonly events: readonly CalendarEvent[];
  /** How full the days of the location are. */
  readonly load: readonly CapacityLoad[];
  readonly view: LocalCalendarView;
  readonly onView: (view: LocalCalendarView) => void;
  readonly onDate: (date: string) => void;
  /** Opens what stands on a day (T27). */
  readonly onItem: (item: CalendarEvent) => void;
  /** The current instant in ms; the machine's unless said otherwise. */
  readonly now?: number;
}

/** Holidays of a calendar, or capacities of a location, day by day (T12, T13, T27). */
export const LocalCalendar = (props: LocalCalendarProps) => {
  const { calendars, calendarId, events, view, onView, onItem, onAdd } = props;
  const name = calendars.find(({ value }) => value === calendarId)?.text ?? '';
  const isCapacity = calendarKind(name) === 'capacity';
  const open = (span: DaySpan) => {
    const item = span.first === span.last ? itemOn(events, span.first) : undefined;
    if (item) onItem(item);
    else onAdd(span);
  };
  const shown = { ...props, name, isCapacity, open };
  return (
    <Stack gap={4}>
      <CalendarSelectors {...shown} />
      <Tabs
        label={texts.views}
        selected={view}
        onSelect={onView}
        items={[
          { id: 'month', title: texts.month, content: <Month {...shown} /> },
          { id: 'year', title: texts.year, content: <Year {...shown} /> },
        ]}
      />
    </Stack>
  );
};

interface Shown extends LocalCalendarProps {
  readonly name: string;
  readonly isCapacity: boolean;
  readonly open: (span: DaySpan) => void;
}

/** The month; the week starts on Monday, whatever the language of the viewer (T12). */
const Month = ({ name, events, date, onDate, open, onItem, isCapacity, load, now }: Shown) => {
  const days = useMemo(() => dayEvents(events), [events]);
  return (
    <Stack gap={6}>
      <LocaleProvider locale="en-GB" timeZone="UTC">
        <EventCalendar
          label={texts.daysOf(name)}
          view="month"
          views={['month']}
          date={date}
          onDateChange={onDate}
          events={days}
          onSelect={({ start, end }) => open({ first: start.slice(0, 10), last: lastDayOf(start, end) })}
          onEventPress={({ id }) => {
            const item = events.find((one) => String(one.id) === id);
            if (item) onItem(item);
          }}
          {...(now !== undefined && { now })}
        />
      </LocaleProvider>
      {isCapacity && <MonthLoad date={date} load={load} onDay={(day) => open({ first: day, last: day })} />}
    </Stack>
  );
};

/** The calendar gives the first day that no longer belongs to a stretch. */
const lastDayOf = (start: string, end: string) => {
  const last = new Date(Date.parse(end.slice(0, 10)) - dayMs).toISOString().slice(0, 10);
  return last < start.slice(0, 10) ? start.slice(0, 10) : last;
};

const Year = ({ events, date, onDate, open, isCapacity, load }: Shown) => {
  const year = Number(date.slice(0, 4));
  const turn = (step: number) => onDate(`${year + step}-01-01`);
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <IconButton label={texts.previousYear} icon={<ChevronLeft />} onPress={() => turn(-1)} />
        <Heading level={2}>{year}</Heading>
        <IconButton label={texts.nextYear} icon={<ChevronRight />} onPress={() => turn(1)} />
      </Inline>
      <CalendarYear
        year={year}
        events={events}
        load={isCapacity ? load : undefined}
        onDay={(day) => open({ first: day, last: day })}
      />
    </Stack>
  );
};
