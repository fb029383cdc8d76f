import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarOff } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { CalendarEvent } from '../layout/event.ts';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import { MovableCalendar } from './MovableCalendar.tsx';
import { firePointer } from './drag-pointer.ts';
import { sampleCalendar, sampleEvents, sampleNow } from './sample-events.ts';

const onEventChange = fn();
const shared = { label: 'Schedule', timeZone: 'Europe/Warsaw', now: sampleNow };

/** Events that began before the hours in sight: where their words stand, and what a drag does that begins on them. */
const meta = {
  title: 'Components/Calendar/Views',
  tags: ['!autodocs'],
  beforeEach: () => void onEventChange.mockClear(),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const absent: CalendarEvent = {
  id: 'absent',
  title: 'Absent',
  icon: <CalendarOff />,
  start: '2026-11-24T23:00:00Z',
  end: '2026-11-25T23:00:00Z',
  tone: 'absence',
};

/** Begins an hour before the hours in sight. */
const early: CalendarEvent = {
  id: 'early',
  title: 'Early shift in the milling room',
  start: '2026-11-25T05:00:00Z',
  end: '2026-11-25T09:00:00Z',
};

/** What began before the hours in sight keeps its icon, time and title at their top, also under more whole days. */
export const BegunBefore: Story = {
  tags: ['visual', 'visual-dark'],
  render: () => (
    <TimeGrid
      {...shared}
      dates={['2026-11-24', '2026-11-25', '2026-11-26']}
      events={[...sampleEvents, absent]}
    />
  ),
  play: async ({ canvas }) => {
    const block = canvas.getByRole('button', { name: /00:00 Absent/ });
    const label = within(block).getByText(/Absent/);
    const head = canvas.getByRole('row', { name: /All day/ }).getBoundingClientRect().bottom;
    const { top, bottom } = label.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(head);
    await expect(bottom).toBeLessThan(head + 40);
    // Its own end takes it along.
    const night = within(
      canvas.getByRole('button', { name: /Scan conversion, until 04:00, .*continued on Thursday/ }),
    );
    await expect(night.getByText(/Scan conversion/).getBoundingClientRect().bottom).toBeLessThan(head);
  },
};

/** The lines of text that are seen of a label: not what is cut off below its last whole line. */
const linesOf = (label: HTMLElement): number => {
  const cut = / (-?[\d.]+)px\)$/.exec(getComputedStyle(label).clipPath)?.[1];
  return (label.offsetHeight - Number(cut)) / 16;
};

/** In narrow columns words that are longer than what is seen of them keep their beginning; only whole lines are seen. */
export const BegunBeforeNarrow: Story = {
  tags: ['visual', 'visual-dark'],
  globals: { direction: 'ltr', density: 'comfortable' },
  render: () => {
    const long = { title: 'Session CRT-104210 Dr. Ito', description: 'IPS Implants', icon: <CalendarOff /> };
    const at = (start: string, end: string) => ({ start: `2026-11-24T${start}Z`, end: `2026-11-24T${end}Z` });
    const events = [
      { ...long, id: 'a', ...at('05:00', '06:35') },
      { ...long, id: 'b', ...at('06:10', '07:10') },
      { ...long, id: 'c', ...at('06:15', '07:30') },
      ...[1, 2, 3].map((id) => ({ ...long, id: `d${id}`, ...at('05:30', '07:00') })),
    ];
    return <TimeGrid {...shared} dates={['2026-11-24', '2026-11-25', '2026-11-26']} events={events} />;
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('row', { name: /All day/ }).getBoundingClientRect().bottom;
    const labelOf = (name: RegExp) =>
      canvas.getAllByRole('button', { name })[0]?.firstElementChild as HTMLElement;
    // Half an hour of it is seen, which is less than its words need.
    const cut = labelOf(/06:00 Session/);
    await expect(cut.scrollHeight).toBeGreaterThan(40);
    const { top } = cut.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(head);
    await expect(top).toBeLessThan(head + 4);
    await expect(linesOf(labelOf(/07:10 Session/))).toBe(2);
    await expect(linesOf(labelOf(/07:15 Session/))).toBe(3);
  },
};

/** Takes hold of an event at the top of the hours in sight. */
const takeAtTop = (event: HTMLElement) => {
  const grid = event.closest<HTMLElement>('[role="grid"]') as HTMLElement;
  const scroller = grid.parentElement as HTMLElement;
  const column = event.closest('[data-slots]')?.getBoundingClientRect();
  const head = grid.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  const x = event.getBoundingClientRect().left + 12;
  firePointer(event, 'pointerdown', [x, head + 12]);
  return {
    scroller,
    width: column?.width ?? 0,
    /** How far from the place of the press it is moved. */
    move: (dx: number, dy: number) => firePointer(event, 'pointermove', [x + dx, head + 12 + dy]),
    drop: (dx: number, dy: number) => firePointer(event, 'pointerup', [x + dx, head + 12 + dy]),
  };
};

const someFrames = async () => {
  for (let frame = 0; frame < 12; frame += 1) await new Promise((next) => requestAnimationFrame(next));
};

/** Taken at words at the top and moved level to another day, an event keeps its time: the hours stand still. */
export const LevelFromTheTop: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  render: () => (
    <TimeGrid
      {...shared}
      dates={['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']}
      events={[absent]}
      onEventChange={onEventChange}
    />
  ),
  play: async ({ canvas }) => {
    const { scroller, width, move, drop } = takeAtTop(canvas.getByRole('button', { name: /00:00 Absent/ }));
    const before = scroller.scrollTop;
    await expect(before).toBeGreaterThan(200);
    move(width, -3);
    await someFrames();
    move(2 * width, 3);
    await someFrames();
    await expect(scroller.scrollTop).toBe(before);
    drop(2 * width, 3);
    await expect(onEventChange).toHaveBeenCalledWith(absent, {
      isAllDay: false,
      start: '2026-11-26T23:00:00.000Z',
      end: '2026-11-27T23:00:00.000Z',
    });
  },
};

/** Where it has been put down it has the focus, and the page around the calendar stands still for it as well. */
export const PageStandsStill: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  render: () => (
    <div data-testid="page" style={{ blockSize: '500px', overflow: 'auto' }}>
      <MovableCalendar {...sampleCalendar} events={[absent]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTop = 10;
    const block = canvas.getByRole('button', { name: /00:00 Absent/ });
    // As a press does.
    block.focus({ preventScroll: true });
    const { scroller, width, move, drop } = takeAtTop(block);
    const before = scroller.scrollTop;
    move(2 * width, 0);
    drop(2 * width, 0);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /00:00 Absent.*Friday 27/ })).toHaveFocus(),
    );
    await expect([page.scrollTop, scroller.scrollTop]).toEqual([10, before]);
  },
};

const earlyStory: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  render: () => (
    <TimeGrid
      {...shared}
      dates={['2026-11-24', '2026-11-25', '2026-11-26']}
      events={[early]}
      onEventChange={onEventChange}
    />
  ),
};
/** Taken at seven, let go at midnight. */
const sevenEarlier = {
  isAllDay: false,
  start: '2026-11-24T22:00:00.000Z',
  end: '2026-11-25T02:00:00.000Z',
};

/** Gone on toward the edge, what was taken in its strip makes the hours scroll, and stays where it was taken. */
export const OnToTheTop: Story = {
  ...earlyStory,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const { scroller, move, drop } = takeAtTop(canvas.getByRole('button', { name: /06:00 Early shift/ }));
    move(0, -9);
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    drop(0, -9);
    await expect(onEventChange).toHaveBeenCalledWith(early, sevenEarlier);
  },
};

/** So does what left the strip and came back into it. */
export const BackToTheTop: Story = {
  ...earlyStory,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const { scroller, move, drop } = takeAtTop(canvas.getByRole('button', { name: /06:00 Early shift/ }));
    const before = scroller.scrollTop;
    move(0, 60);
    await someFrames();
    await expect(scroller.scrollTop).toBe(before);
    move(0, 0);
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    drop(0, 0);
    await expect(onEventChange).toHaveBeenCalledWith(early, sevenEarlier);
  },
};
