import type { WeekTime } from '@crt/domain/availability';
import { shownDate } from '../../history/field-value.ts';
import { rowAggregate } from '../row-aggregate.ts';
import { availabilities, savedSchedules } from '../session.tables.ts';

const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The times of a week in words: 'Mon 08:00-12:00', 'Tue 08:00-12:00'. */
export const weekTimes = (days: readonly WeekTime[]): readonly string[] =>
  days.map(
    ({ weekDay, startTime, endTime }) =>
      `${weekDays[weekDay - 1] ?? weekDay} ${startTime.slice(0, 5)}-${endTime.slice(0, 5)}`,
  );
const weekText = (_tx: unknown, days: readonly WeekTime[]) => weekTimes(days).join(', ');

const typeNames: Readonly<Record<number, string>> = { 1: 'Availability', 2: 'Recurring', 3: 'Absence' };
const dayText = (_tx: unknown, day: string) => shownDate(day) ?? '';

/** An availability or absence as the write road sees it (N7 to N12). */
export const availabilityAggregate = rowAggregate({
  name: 'availability',
  noun: 'Availability',
  tag: 'availability',
  table: availabilities,
  owner: 'designerId',
  fields: {
    type: { label: 'Type', kind: 'choice', text: (_tx, type: number) => typeNames[type] ?? String(type) },
    startAt: { label: 'Start', kind: 'instant' },
    endAt: { label: 'End', kind: 'instant' },
    startDate: { label: 'First Day', kind: 'date', text: dayText },
    endDate: { label: 'Last Day', kind: 'date', text: dayText },
    days: { label: 'Days', kind: 'text', text: weekText },
    scheduleName: { label: 'Schedule Name', kind: 'text' },
  },
});

/** A saved week as the write road sees it (N8). */
export const savedScheduleAggregate = rowAggregate({
  name: 'saved-schedule',
  noun: 'Saved schedule',
  tag: 'designer',
  table: savedSchedules,
  // What changes is what their designer has saved.
  knownBy: 'designerId',
  fields: {
    name: { label: 'Schedule Name', kind: 'text' },
    items: { label: 'Days', kind: 'text', text: weekText },
  },
});
