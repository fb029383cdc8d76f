import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CalendarTextsProvider, englishCalendarTexts } from '../calendar-texts.ts';
import { EventCalendar } from './EventCalendar.tsx';
import { MovableCalendar } from './MovableCalendar.tsx';
import { dragPointer } from './drag-pointer.ts';
import { manyEvents, sampleEvents, sampleNow } from './sample-events.ts';

const meta = {
  title: 'Components/Calendar/EventCalendar',
  component: EventCalendar,
  tags: ['!autodocs'],
  args: {
    label: 'Schedule',
    events: sampleEvents,
    now: sampleNow,
    defaultDate: '2026-11-24',
    timeZone: 'Europe/Warsaw',
    onSelect: fn(),
    onEventPress: fn(),
    onEventChange: fn(),
    onRangeChange: fn(),
  },
  render: (args) => <MovableCalendar {...args} />,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line of now stands at 12:20 of Warsaw, on today alone. */
export const Week: Story = {
  tags: ['visual', 'visual-dark', 'visual-compact'],
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
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4]);
  },
};

export const Month: Story = {
  tags: ['visual'],
  args: { defaultView: 'month' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: /Audit/ }));
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[2]);
  },
};

/** One day in quarters of an hour: the cursor goes by them, and up from midnight to the whole day. */
export const Day: Story = {
  args: { defaultView: 'day', slotMinutes: 15 },
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
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4]);
  },
};

export const List: Story = {
  args: { defaultView: 'list' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /24 November 2026, Today/ })).toBeVisible();
    canvas.getAllByRole('button', { name: /Audit/ })[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[4]);
  },
};

/** The cursor goes over the times; Shift extends, Enter selects. */
export const SelectByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00 to 07:30/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const slot = canvas.getByRole('button', { name: 'Wednesday 25 November, 07:30 to 08:00, free' });
    await expect(slot).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wednesday 25 November, 07:30 to 09:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: false,
      start: '2026-11-25T06:30:00.000Z',
      end: '2026-11-25T08:00:00.000Z',
    });
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-25',
      end: '2026-11-26',
    });
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('columnheader', { name: 'Monday 30 November' })).toBeVisible();
  },
};

/** Space picks an event up, arrows move it, Shift with arrows changes its end, Enter puts it down. */
export const MoveByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Design review picked up/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Friday 27 November, 14:00 to 15:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventChange).toHaveBeenCalledWith(sampleEvents[8], {
      isAllDay: false,
      start: '2026-11-27T13:00:00.000Z',
      end: '2026-11-27T14:00:00.000Z',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /14:00 Design review.*until 15:00, Friday/ })).toHaveFocus(),
    );
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(args.onEventChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('stays where it was');
    // Up to the day's own line it becomes an event of the whole day.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Friday 27 November, 14:00 to 14:30/ })).toHaveFocus();
  },
};

/** Tab goes from the times to the events, arrows from event to event. */
export const EventsByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /CRT-104210/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /CRT-104377/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[6]);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /Audit/ })).toHaveFocus();
  },
};

/** By pointer: an event is taken to another day and time, its end pulled, free time chosen. */
export const ByPointer: Story = {
  globals: { direction: 'ltr', density: 'comfortable' },
  play: async ({ args, canvas }) => {
    const review = canvas.getByRole('button', { name: /Design review/ });
    const box = review.getBoundingClientRect();
    const column = review.closest('[data-slots]')?.getBoundingClientRect();
    const middle = [box.left + 20, box.top + 6] as const;
    await dragPointer(review, middle, [middle[0] + (column?.width ?? 0), middle[1] + 48]);
    await expect(args.onEventChange).toHaveBeenLastCalledWith(sampleEvents[8], {
      isAllDay: false,
      start: '2026-11-27T13:30:00.000Z',
      end: '2026-11-27T14:00:00.000Z',
    });
    const moved = await canvas.findByRole('button', { name: /14:30 Design review/ });
    const end = moved.getBoundingClientRect();
    await dragPointer(moved, [end.left + 20, end.bottom - 3], [end.left + 20, end.bottom + 30]);
    await expect(args.onEventChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'review' }), {
      isAllDay: false,
      start: '2026-11-27T13:30:00.000Z',
      end: '2026-11-27T15:00:00.000Z',
    });
    const friday = moved.closest('[data-slots]') as HTMLElement;
    const top = friday.getBoundingClientRect();
    await dragPointer(friday, [top.left + 10, top.top + 8 * 48 + 4], [top.left + 10, top.top + 9 * 48 + 30]);
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: false,
      start: '2026-11-27T07:00:00.000Z',
      end: '2026-11-27T09:00:00.000Z',
    });
    await expect(args.onEventPress).not.toHaveBeenCalled();
  },
};

/** In a month whole days are chosen and events moved by days. */
export const MonthByKeyboard: Story = {
  args: { defaultView: 'month' },
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Tuesday 24 November, 3 events' }).focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-17',
      end: '2026-11-19',
    });
    canvas.getByRole('button', { name: /Audit/ }).focus();
    await userEvent.keyboard(' {ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(sampleEvents[2], {
      isAllDay: true,
      start: '2026-11-16',
      end: '2026-11-19',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Audit/ })).toHaveFocus());
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

/** Days before and after may be seen, but not used. */
export const ValidRange: Story = {
  args: { validRange: { start: '2026-11-24', end: '2026-11-27' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-11-24T06:00:00.000Z' }),
    );
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

export const CrowdedMonth: Story = {
  args: { events: manyEvents(1000, '2026-10-26', 42), defaultView: 'month' },
  play: async ({ canvas }) => {
    const more = canvas.getAllByRole('button', { name: /more on Tuesday 24 November/ });
    await userEvent.click(more[0] as HTMLElement);
    await expect(canvas.getByRole('heading', { name: /24 November 2026/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [], defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in this period.')).toBeVisible();
  },
};

/** What has no callback cannot be done: nothing is taken up, nothing has an end to pull. */
export const ReadOnly: Story = {
  render: ({ label, events, now, defaultDate, timeZone }) => (
    <EventCalendar {...{ label, events, now, timeZone }} defaultDate={defaultDate ?? '2026-11-24'} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-end]')).toBeNull();
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
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
