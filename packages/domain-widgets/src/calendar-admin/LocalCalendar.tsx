import type {
  CalendarEvent,
  CalendarOption,
  CapacityLoad,
  ManufacturingLocationOption,
} from '@crt/api-client/types-main';
import { calendarKind } from '@crt/domain/calendar-kind';
import { Button, IconButton } from '@crt/ui/Button';
import { EventCalendar } from '@crt/ui/EventCalendar';
import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { Select } from '@crt/ui/Select';
import { Inline, Stack } from '@crt/ui/Stack';
import { Tabs } from '@crt/ui/Tabs';
import { Heading } from '@crt/ui/Text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { dayEvents, itemOn, type DaySpan } from './calendar-days.ts';
import { CalendarYear, MonthLoad } from './DayHeat.tsx';
import { DefaultCapacity } from './DefaultCapacity.tsx';

/** A month, or the whole year. */
export type LocalCalendarView = 'month' | 'year';

export interface LocalCalendarProps {
  readonly calendars: readonly CalendarOption[];
  readonly calendarId: number;
  readonly onCalendar: (id: number) => void;
  readonly locations: readonly ManufacturingLocationOption[];
  readonly locationId: number;
  readonly onLocation: (id: number) => void;
  /** Starts per day where nothing else is set; undefined while it is on its way. */
  readonly defaultValue: number | undefined;
  /** Saves another one; answers whether it was done. */
  readonly onDefaultValue: (value: number) => Promise<boolean>;
  readonly events: readonly CalendarEvent[];
  /** How full the days of the location are. */
  readonly load: readonly CapacityLoad[];
  readonly view: LocalCalendarView;
  readonly onView: (view: LocalCalendarView) => void;
  /** A day of the month, or of the year, that is shown. */
  readonly date: string;
  readonly onDate: (date: string) => void;
  /** Opens what stands on a day (T27). */
  readonly onItem: (item: CalendarEvent) => void;
  /** Adds something to empty days (T27). */
  readonly onAdd: (span: DaySpan) => void;
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
      <Selectors {...shown} />
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

/** Which calendar, and for capacities whose they are and what holds where nothing is set (T13). */
const Selectors = (props: Shown) => {
  const { calendars, calendarId, onCalendar, locations, locationId, onLocation, isCapacity } = props;
  return (
    <Inline gap={4} align="end">
      <Select
        label={texts.calendar}
        options={calendars.map(({ value, text }) => ({ id: value, name: text }))}
        value={calendarId}
        onChange={(id) => id !== null && onCalendar(id)}
      />
      {isCapacity && (
        <>
          <Select
            label={texts.location}
            options={locations.map(({ id, name, disabled }) => ({ id, name, isDisabled: disabled }))}
            value={locationId}
            onChange={(id) => id !== null && onLocation(id)}
          />
          {props.defaultValue !== undefined && (
            <DefaultCapacity
              key={`${calendarId} ${locationId} ${props.defaultValue}`}
              value={props.defaultValue}
              onApply={props.onDefaultValue}
            />
          )}
        </>
      )}
      <Button
        tone="accent"
        variant="solid"
        onPress={() => props.onAdd({ first: props.date, last: props.date })}
      >
        {isCapacity ? texts.addCapacity : texts.addHoliday}
      </Button>
    </Inline>
  );
};

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
  const last = new Date(Date.parse(end.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
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
