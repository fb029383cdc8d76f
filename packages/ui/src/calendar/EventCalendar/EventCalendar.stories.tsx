import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CalendarTextsProvider, englishCalendarTexts } from '../calendar-texts.ts';
import { EventCalendar } from './EventCalendar.tsx';
import { manyEvents, sampleEvents } from './sample-events.ts';
import { storyCalendar } from './story-calendar.tsx';

const meta = {
  title: 'Components/Calendar/EventCalendar',
  component: EventCalendar,
  tags: ['!autodocs'],
  ...storyCalendar,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A working week; the line of now crosses today alone. */
export const Week: Story = {
  tags: ['visual', 'visual-dark', 'visual-compact'],
};

/** The line of now stands at 12:20 of Warsaw, on today alone. */
export const WeekOpensAnEvent: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, canvasElement }) => {
    const [line, ...others] = canvasElement.querySelectorAll('[data-now]');
    await expect(others).toEqual([]);
    const column = line?.closest('[data-slots]')?.getBoundingClientRect();
    const distance = (line?.getBoundingClientRect().top ?? 0) - (column?.top ?? 0);
    await expect((distance / (column?.height ?? 1)) * 24).toBeCloseTo(12 + 20 / 60, 1);
    await expect(canvas.getByRole('columnheader', { name: 'Tuesday 24 November' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    // Asked for after the first picture.
    await waitFor(() =>
      expect(args.onRangeChange).toHaveBeenCalledWith({ start: '2026-11-23', end: '2026-11-30' }),
    );
    await expect(canvas.getByTitle('Available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /09:00 Session CRT-104210.*until 11:00/ }));
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4], expect.any(HTMLElement));
  },
};

export const Month: Story = {
  tags: ['visual'],
  args: { defaultView: 'month' },
};

export const MonthOpensAnEvent: Story = {
  ...Month,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: /Audit/ }));
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[2], expect.any(HTMLElement));
  },
};

/** One day in quarters of an hour. */
export const Day: Story = {
  args: { defaultView: 'day', slotMinutes: 15 },
};

/** The cursor goes by quarters of an hour, and up from midnight to the whole day. */
export const DayByKeyboard: Story = {
  ...Day,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Tuesday,? 24 November 2026/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00 to 07:15/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: false,
      start: '2026-11-24T06:15:00.000Z',
      end: '2026-11-24T06:45:00.000Z',
    });
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-24',
      end: '2026-11-25',
    });
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('heading', { name: /Wednesday,? 25 November/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Number of sessions reached/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(await canvas.findByRole('button', { name: /CRT-104210/ }));
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4], expect.any(HTMLElement));
  },
};

export const List: Story = {
  args: { defaultView: 'list' },
};

export const ListByKeyboard: Story = {
  ...List,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /24 November 2026, Today/ })).toBeVisible();
    canvas.getAllByRole('button', { name: /Audit/ })[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4], expect.any(HTMLElement));
  },
};

export const WithoutWeekends: Story = {
  args: { hasWeekends: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

/** The hours of another zone stand beside those of the first: at 7 in Warsaw it is 1 in New York. */
export const TwoZones: Story = {
  args: { secondTimeZone: 'America/New_York', hourCycle: 12 },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('America/New_York')).toBeVisible();
    await expect(canvas.getByTitle('Europe/Warsaw')).toBeVisible();
    const [there] = canvas.getAllByText('1:00 am');
    const here = canvas.getAllByText('7:00 am').at(-1);
    await expect(there?.getBoundingClientRect().top).toBe(here?.getBoundingClientRect().top);
    await expect(canvas.getByRole('button', { name: /9:00 am Session CRT-104210/ })).toBeVisible();
  },
};

/** In Warsaw the clock went back on 25 October 2026: the hour from 02:00 happens twice. */
export const ClockGoesBack: Story = {
  args: {
    defaultDate: '2026-10-25',
    defaultView: 'day',
    scrollHour: 0,
    events: [
      { id: 'first', title: 'First', start: '2026-10-25T00:15:00Z', end: '2026-10-25T00:45:00Z' },
      { id: 'second', title: 'Second', start: '2026-10-25T01:15:00Z', end: '2026-10-25T01:45:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /02:15 (CEST|GMT\+2) First/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /02:15 (CET|GMT\+1) Second/ })).toBeVisible();
  },
};

/** In Warsaw the clock went forward on 29 March 2026: the hour from 02:00 does not happen. */
export const ClockGoesForward: Story = {
  args: {
    defaultDate: '2026-03-29',
    defaultView: 'day',
    scrollHour: 0,
    events: [{ id: 'over', title: 'Over', start: '2026-03-29T00:30:00Z', end: '2026-03-29T01:30:00Z' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /01:30 Over, until 03:30/ })).toBeVisible();
    canvas.getByRole('button', { name: /^Sunday 29 March, 00:00/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Sunday 29 March, 03:00 to 03:30/ })).toHaveFocus();
  },
};

/** All are drawn, each in its place and none in that of another. */
export const FiveHundred: Story = {
  args: { events: manyEvents(500, '2026-11-23', 7), hasWeekends: true },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-event]')];
    await expect(new Set(drawn.map(({ dataset }) => dataset['event'])).size).toBe(500);
    const corners = drawn.map((event) => {
      const { left, top } = event.getBoundingClientRect();
      return `${Math.round(left * 4)} ${Math.round(top)}`;
    });
    await expect(new Set(corners).size).toBe(drawn.length);
  },
};

const ofMorning = { start: '2026-11-24T08:00:00Z', end: '2026-11-24T10:00:00Z' };

/** An absence is hatched in every view that shows its ground, for its colours are nearly those of a session. */
export const HatchedAbsences: Story = {
  tags: ['visual', 'visual-dark'],
  args: {
    events: [
      { id: 'days', title: 'Absence', start: '2026-11-26', isAllDay: true, tone: 'absence' },
      { id: 'absence', title: 'Absence', tone: 'absence', ...ofMorning },
      { id: 'session', title: 'Session', tone: 'session', ...ofMorning },
    ],
  },
  play: async ({ canvas }) => {
    const groundOf = (name: RegExp) =>
      canvas.getAllByRole('button', { name }).map((event) => getComputedStyle(event).backgroundImage);
    const expectHatched = async () => {
      const absences = groundOf(/Absence, /);
      await expect(absences).toHaveLength(2);
      for (const ground of absences) await expect(ground).toMatch(/^repeating-linear-gradient/);
      await expect(groundOf(/Session, /)).toEqual(['none']);
    };
    await expectHatched();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expectHatched();
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
  },
};

export const CrowdedMonth: Story = {
  args: { events: manyEvents(1000, '2026-10-26', 42), defaultView: 'month' },
};

/** What finds no room in a day of the month is one press away. */
export const CrowdedMonthOpensADay: Story = {
  ...CrowdedMonth,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const more = canvas.getAllByRole('button', { name: /more on Tuesday 24 November/ });
    await userEvent.click(more[0] as HTMLElement);
    await expect(canvas.getByRole('heading', { name: /24 November 2026/ })).toBeVisible();
    // What was pressed went with the month: the focus stays in the calendar.
    await expect(document.activeElement).toHaveAttribute('data-cursor');
  },
};

export const Empty: Story = {
  args: { events: [], defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in this period.')).toBeVisible();
  },
};

export const OwnWords: Story = {
  decorators: [
    (Story) => (
      <CalendarTextsProvider value={{ ...englishCalendarTexts, today: 'Heute', allDay: 'Ganztägig' }}>
        <Story />
      </CalendarTextsProvider>
    ),
  ],
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Heute' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Dienstag, 24. November/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    const cursors = canvas.getAllByRole('button', { name: /07:00 to 07:30/ });
    cursors[0]?.focus();
    const before = document.activeElement?.getBoundingClientRect().left ?? 0;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(before);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'high-contrast' } };
export const Compact: Story = { globals: { density: 'compact' } };
