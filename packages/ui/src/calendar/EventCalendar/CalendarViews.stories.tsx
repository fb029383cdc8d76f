import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EventList } from '../EventList/EventList.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import { sampleEvents, sampleNow } from './sample-events.ts';

const onEventPress = fn();
const onEventChange = fn();
const onSelect = fn();
const shared = {
  label: 'Schedule',
  events: sampleEvents,
  timeZone: 'Europe/Warsaw',
  now: sampleNow,
  onEventPress,
};

/** The views of a calendar by themselves. */
const meta = {
  title: 'Components/Calendar/Views',
  tags: ['!autodocs'],
  beforeEach: () => {
    for (const spy of [onEventPress, onEventChange, onSelect]) spy.mockClear();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any days side by side. */
export const Times: Story = {
  render: () => (
    <TimeGrid
      {...shared}
      dates={['2026-11-24', '2026-11-26', '2026-11-27']}
      slotMinutes={60}
      scrollHour={8}
    />
  ),
};

/** A press tells which event it is. */
export const TimesOpenAnEvent: Story = {
  ...Times,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('grid')).not.toHaveAccessibleDescription(/selects|picks an event up/);
    await userEvent.click(canvas.getByRole('button', { name: /Design review/ }));
    await expect(onEventPress).toHaveBeenCalledWith(sampleEvents[8], expect.any(HTMLElement));
  },
};

export const Month: Story = {
  render: () => <MonthGrid {...shared} date="2026-11-01" eventsPerDay={2} hasWeekends={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 more on Tuesday 24 November' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** Days that may not be used have quieter numbers, as in a week. */
export const MonthWithPastDays: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  render: () => <MonthGrid {...shared} date="2026-11-01" validRange={{ start: '2026-11-24' }} />,
  play: async ({ canvas }) => {
    const inkOf = (day: string) => getComputedStyle(canvas.getByText(day)).color;
    await expect(inkOf('22')).toBe(getComputedStyle(canvas.getByText('Mon')).color);
    await expect(inkOf('25')).not.toBe(inkOf('22'));
  },
};

/** Today keeps the ink of its own ground where it cannot be chosen: quieter, it would hardly be read there. */
export const TodayOutside: Story = {
  tags: ['no-visual'],
  render: () => (
    <>
      <MonthGrid {...shared} date="2026-11-01" validRange={{ start: '2026-11-26' }} />
      <TimeGrid {...shared} dates={['2026-11-23', '2026-11-24']} validRange={{ start: '2026-11-26' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const inksOf = (day: string) => canvas.getAllByText(day).map((number) => getComputedStyle(number).color);
    const [month, week] = inksOf('24');
    await expect(week).toBe(month);
    for (const quiet of inksOf('23')) await expect(quiet).not.toBe(month);
  },
};

export const List: Story = {
  render: () => <EventList {...shared} dates={['2026-11-24', '2026-11-25', '2026-11-26']} hourCycle={12} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onEventPress).toHaveBeenCalledWith(sampleEvents[8], expect.any(HTMLElement));
  },
};

/** Where some events do nothing they are no buttons: the keys lead from one that does to the next. */
export const ListOfSome: Story = {
  tags: ['no-visual'],
  render: () => (
    <EventList
      {...shared}
      dates={['2026-11-24', '2026-11-25', '2026-11-26']}
      canPressListed={({ id }) => id === sampleEvents[8]?.id}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
    const [only, ...others] = canvas.getAllByRole('button');
    await expect(others).toEqual([]);
    await userEvent.click(canvas.getAllByRole('listitem')[0] ?? document.body);
    await expect(onEventPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(only).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEventPress).toHaveBeenCalledWith(sampleEvents[8], expect.any(HTMLElement));
  },
};

/** Where nothing can be pressed there is no button; the list is a stop itself, so that the keys scroll it. */
export const ListToRead: Story = {
  tags: ['no-visual'],
  render: () => <EventList {...shared} dates={['2026-11-24', '2026-11-25']} onEventPress={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Schedule' })).toHaveFocus();
  },
};

/**
 * An event over midnight is drawn on both days, is one event, and keeps how long it lasts when it is moved. Its rest is not
 * called like what begins at the same hour of its own day.
 */
export const OverMidnight: Story = {
  globals: { direction: 'ltr' },
  render: () => <TimeGrid {...shared} dates={['2026-11-25', '2026-11-26']} onEventChange={onEventChange} />,
  play: async ({ canvas }) => {
    const evening = canvas.getByRole('button', { name: /until 04:00, Wednesday 25 November$/ });
    const morning = canvas.getByRole('button', {
      name: '22:00 Scan conversion, until 04:00, Wednesday 25 November, continued on Thursday 26 November',
    });
    await expect(evening).toHaveAttribute('data-continues');
    await expect(morning).toHaveAttribute('data-continued');
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/Space picks an event up\.$/);
    evening.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(morning).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(onEventChange).toHaveBeenLastCalledWith(sampleEvents[7], {
      isAllDay: false,
      start: '2026-11-25T21:30:00.000Z',
      end: '2026-11-26T03:30:00.000Z',
    });
  },
};

const touch = (target: Element, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', clientX: x, clientY: y }),
  );

/** In a month the pointer takes events to other days, pulls their ends and chooses days. */
export const MonthByPointer: Story = {
  globals: { direction: 'ltr' },
  render: () => <MonthGrid {...shared} date="2026-11-01" onEventChange={onEventChange} onSelect={onSelect} />,
  play: async ({ canvas }) => {
    const audit = canvas.getByRole('button', { name: /Audit/ });
    const bar = audit.getBoundingClientRect();
    const day = (bar.width + 4) / 2;
    touch(audit, 'pointerdown', bar.left + 20, bar.top + 6);
    touch(audit, 'pointermove', bar.left + 20 + day, bar.top + 6);
    touch(audit, 'pointerup', bar.left + 20 + day, bar.top + 6);
    await expect(onEventChange).toHaveBeenLastCalledWith(sampleEvents[2], {
      isAllDay: true,
      start: '2026-11-24',
      end: '2026-11-26',
    });
    touch(audit, 'pointerdown', bar.right - 3, bar.top + 6);
    touch(audit, 'pointermove', bar.right - 3 + day, bar.top + 6);
    touch(audit, 'pointerup', bar.right - 3 + day, bar.top + 6);
    await expect(onEventChange).toHaveBeenLastCalledWith(sampleEvents[2], {
      isAllDay: true,
      start: '2026-11-23',
      end: '2026-11-26',
    });
    const cell = canvas.getAllByRole('gridcell')[7] as HTMLElement;
    const box = cell.getBoundingClientRect();
    touch(cell, 'pointerdown', box.left + 20, box.bottom - 10);
    touch(cell, 'pointermove', box.left + 20 + 2 * day, box.bottom - 10);
    touch(cell, 'pointerup', box.left + 20 + 2 * day, box.bottom - 10);
    await expect(onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-02',
      end: '2026-11-05',
    });
  },
};
