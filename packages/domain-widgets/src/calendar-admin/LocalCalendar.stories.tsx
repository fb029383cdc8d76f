import type { CalendarEvent, CapacityLoad } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LocalCalendar } from './LocalCalendar.tsx';
import { isWeekendDay, monthsOf } from './calendar-days.ts';

const holiday = (id: number, date: string, title: string): CalendarEvent => ({
  id,
  kind: 'holiday',
  title,
  date,
  dateTo: null,
  value: null,
  locationId: null,
  timestampBase64: 'AAAAAAAAAAE=',
});
const capacity = (id: number, date: string, dateTo: string, value: number): CalendarEvent => ({
  id,
  kind: 'capacity',
  title: `Capacity: ${value}`,
  date,
  dateTo,
  value,
  locationId: 1,
  timestampBase64: 'AAAAAAAAAAE=',
});

/** Full at first, less so from week to week, and one day with a start by hand too many. */
const load: CapacityLoad[] = monthsOf(2026)
  .flatMap(({ days }) => days.filter((day) => day !== undefined))
  .filter((date) => !isWeekendDay(date))
  .map((date, place) => ({
    date,
    capacity: 4,
    used: date === '2026-11-24' ? 5 : Math.max(0, Math.min(4, 231 - place)),
  }));

const meta = {
  title: 'Widgets/Calendars/LocalCalendar',
  component: LocalCalendar,
  args: {
    calendars: [
      { value: 1, text: 'Berlin Holidays' },
      { value: 7, text: 'Capacity Berlin' },
    ],
    calendarId: 1,
    onCalendar: fn(),
    locations: [
      { id: 1, name: 'Berlin', disabled: false },
      { id: 2, name: 'Detroit', disabled: false },
      { id: 4, name: 'Leiden', disabled: true },
    ],
    locationId: 1,
    onLocation: fn(),
    defaultValue: 4,
    onDefaultValue: fn(async () => true),
    events: [
      holiday(31, '2026-11-22', 'Town Festival'),
      holiday(32, '2026-11-25', 'Company Day'),
      holiday(33, '2026-12-25', 'Christmas Day'),
      holiday(34, '2026-12-26', 'Second Day of Christmas'),
    ],
    load,
    view: 'month',
    onView: fn(),
    date: '2026-11-20',
    onDate: fn(),
    onItem: fn(),
    onAdd: fn(),
    now: Date.parse('2026-11-20T09:00:00Z'),
  },
} satisfies Meta<typeof LocalCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const capacities = {
  calendarId: 7,
  events: [capacity(90, '2026-11-23', '2026-12-04', 4), capacity(91, '2026-11-26', '2026-11-26', 0)],
};

/** A calendar of holidays: no location, no default value; the week begins on Monday (T12, T13). */
export const Holidays: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    await expect(canvas.queryByRole('textbox', { name: 'Default value' })).not.toBeInTheDocument();
  },
};

/** A calendar of capacities, with how full the days are (T13, T15). */
export const Capacities: Story = { tags: ['visual', 'visual-dark'], args: capacities };

/** The whole year: a line per month. */
export const Year: Story = { tags: ['visual'], args: { view: 'year' } };

/** The year of a location: how full each of its days is, without scrolling sideways. */
export const YearOfCapacities: Story = {
  args: { ...capacities, view: 'year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nov, 24: 5/4, Over capacity' })).toHaveTextContent('5');
    const map = canvas.getByRole('table').parentElement;
    await expect(map?.scrollWidth).toBe(map?.clientWidth);
  },
};

/** A day with something on it opens that, an empty one adds (T27). */
export const DayPressed: Story = {
  tags: ['no-visual'],
  args: { view: 'year' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Nov, 25:/ }));
    await expect(args.onItem).toHaveBeenCalledWith(expect.objectContaining({ id: 32 }));
    await userEvent.click(canvas.getByRole('button', { name: /^Nov, 26:/ }));
    await expect(args.onAdd).toHaveBeenCalledWith({ first: '2026-11-26', last: '2026-11-26' });
  },
};

/** Only a whole number from nothing on can be applied (T15). */
export const DefaultValue: Story = {
  tags: ['no-visual'],
  args: capacities,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Default value' });
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5{Tab}');
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '-1{Tab}');
    await expect(field).toHaveValue('-1');
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '6{Tab}');
    await userEvent.click(apply);
    await expect(args.onDefaultValue).toHaveBeenCalledWith(6);
  },
};
