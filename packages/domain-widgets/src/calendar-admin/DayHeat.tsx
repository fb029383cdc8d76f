import type { CalendarEvent, CapacityLoad } from '@crt/api-client/types-main';
import { HeatMap, type HeatLine } from '@crt/ui/HeatMap';
import { useMemo } from 'react';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { isWeekendDay, itemOn, monthsOf, percentTaken, weeksOf, type DayRow } from './calendar-days.ts';
import { dayLevels, loadLevels } from './load-levels.ts';

export interface MonthLoadProps {
  /** Any day of the month. */
  readonly date: string;
  readonly load: readonly CapacityLoad[];
  /** Opens what stands on a day. */
  readonly onDay: (day: string) => void;
}

const short = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(day));

const weekdays: readonly HeatLine[] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
].map((day, place) => ({ id: String(place), label: short(day, { weekday: 'short' }) }));
const monthDays: readonly HeatLine[] = Array.from({ length: 31 }, (_, place) => ({
  id: String(place),
  label: String(place + 1),
}));

const dayAt = (rows: readonly DayRow[], row: HeatLine, column: HeatLine) =>
  rows.find(({ id }) => id === row.id)?.days[Number(column.id)];

/** How many starts of each working day of a month are taken, and how many are free (T15). */
export const MonthLoad = ({ date, load, onDay }: MonthLoadProps) => {
  const weeks = useMemo(() => weeksOf(date), [date]);
  return (
    <LoadMap
      label={texts.load}
      rowsLabel={short(date, { month: 'long', year: 'numeric' })}
      rows={weeks}
      rowLabel={({ id }) => texts.weekFrom(short(id, { day: 'numeric', month: 'short' }))}
      columns={weekdays}
      load={load}
      onDay={onDay}
    />
  );
};

interface LoadMapProps extends Pick<MonthLoadProps, 'load' | 'onDay'> {
  readonly label: string;
  readonly rowsLabel: string;
  readonly rows: readonly DayRow[];
  readonly rowLabel: (row: DayRow) => string;
  readonly columns: readonly HeatLine[];
  /** `mark`: only what is taken is written, so that a year fits beside the menu. */
  readonly cells?: 'mark';
}

const LoadMap = ({ rows, rowLabel, load, onDay, ...map }: LoadMapProps) => {
  const loadOn = useMemo(() => new Map(load.map((day) => [day.date, day])), [load]);
  const of = (row: HeatLine, column: HeatLine) => loadOn.get(dayAt(rows, row, column) ?? '');
  const told = (_value: number, row: HeatLine, column: HeatLine) => {
    const { used = 0, capacity = 0 } = of(row, column) ?? {};
    return texts.loadOf(used, capacity);
  };
  return (
    <HeatMap
      {...map}
      rows={rows.map((row) => ({ id: row.id, label: rowLabel(row) }))}
      levels={loadLevels}
      getValue={(row, column) => {
        const day = of(row, column);
        return day && percentTaken(day);
      }}
      formatValue={map.cells === 'mark' ? (_value, row, column) => String(of(row, column)?.used || '') : told}
      describeValue={told}
      onCellPress={(row, column) => {
        const day = dayAt(rows, row, column);
        if (day !== undefined) onDay(day);
      }}
    />
  );
};

export interface CalendarYearProps extends Pick<MonthLoadProps, 'onDay'> {
  readonly year: number;
  readonly events: readonly CalendarEvent[];
  /** How full the days are; undefined for a calendar of holidays. */
  readonly load: readonly CapacityLoad[] | undefined;
}

const monthName = ({ id }: DayRow) => short(`${id}-01`, { month: 'short' });

/** A whole year at a glance, a month per line: its holidays, or how full its days are. */
export const CalendarYear = ({ year, events, load, onDay }: CalendarYearProps) => {
  const months = useMemo(() => monthsOf(year), [year]);
  const label = texts.yearOf(year);
  const shared = { label, rowsLabel: texts.monthOf, columns: monthDays, cells: 'mark' as const };
  if (load) return <LoadMap {...shared} rows={months} rowLabel={monthName} load={load} onDay={onDay} />;
  const dayOf = (row: HeatLine, column: HeatLine) => dayAt(months, row, column);
  return (
    <HeatMap
      {...shared}
      rows={months.map((row) => ({ id: row.id, label: monthName(row) }))}
      levels={dayLevels}
      getValue={(row, column) => {
        const day = dayOf(row, column);
        if (day === undefined) return undefined;
        return itemOn(events, day) ? 2 : isWeekendDay(day) ? 1 : 0;
      }}
      formatValue={(value) => (value === 2 ? texts.holidayMark : '')}
      onCellPress={(row, column) => {
        const day = dayOf(row, column);
        if (day !== undefined) onDay(day);
      }}
    />
  );
};
