import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TimelineTextsProvider, englishTimelineTexts } from '../timeline-texts.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineDay, TimelineRow } from './timeline-layout.ts';

const daysFrom = (first: string, count: number): TimelineDay[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * 24 * 60 * 60 * 1000);
    const date = day.toISOString().slice(0, 10);
    const weekday = day.getUTCDay();
    const isHoliday = ['2026-11-11', '2026-12-25'].includes(date);
    return {
      date,
      isWeekend: weekday === 0 || weekday === 6,
      isHoliday,
      holidayName: isHoliday ? 'Independence Day' : undefined,
    };
  });

const rows: TimelineRow[] = [
  { id: 'request', label: 'Request received', planned: '2026-11-09', actual: '2026-11-09' },
  { id: 'scan', label: 'Scan approved', planned: '2026-11-10', actual: '2026-11-12' },
  { id: 'design', label: 'Design approved', planned: '2026-11-17', actual: '2026-11-16' },
  { id: 'start', label: 'Manufacturing started', planned: '2026-11-18' },
  { id: 'shipment', label: 'Shipment from the manufacturing site', planned: '2026-11-24' },
  { id: 'arrival', label: 'Arrival', planned: '2026-11-25', detail: 'Asia/Tokyo' },
];

const meta = {
  title: 'Components/Calendar/Timeline',
  component: Timeline,
  tags: ['!autodocs'],
  args: {
    label: 'Milestones',
    rowHeader: 'Milestone',
    days: daysFrom('2026-11-08', 18),
    rows,
    today: '2026-11-20',
    onMarkPress: fn(),
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'visual-dark'],
};

/** A press tells which mark it is; each says how late or early it is. */
export const OpensAMark: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const late = canvas.getByRole('button', {
      name: 'Scan approved, Actual, Thursday, 12 November 2026, 2 days late',
    });
    await expect(canvas.getByRole('columnheader', { name: /20 November, Today/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getByRole('columnheader', { name: /11 November, Independence Day/ })).toBeVisible();
    await userEvent.click(late);
    await expect(args.onMarkPress).toHaveBeenCalledWith(rows[1], 'actual');
    await expect(canvas.getByRole('button', { name: /Manufacturing started.*2 days late/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Design approved, Actual.*1 day early/ })).toBeVisible();
  },
};

/** One tab stop; the arrows go from mark to mark, also over the ends of rows. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Request received/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Scan approved, Planned/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Scan approved, Actual/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Design approved, Actual/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: /Arrival.*Asia\/Tokyo/ })).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Arrival');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkPress).toHaveBeenCalledWith(rows[5], 'planned');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.tab();
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false);
  },
};

/** From right to left the arrows keep their meaning on screen. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('button');
    marks[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(marks[2]).toHaveFocus();
  },
};

export const Grouped: Story = {
  args: {
    rows: rows.slice(0, 2),
    groups: [
      { id: 'manufacturing', label: 'Manufacturing', rows: rows.slice(2, 4) },
      { id: 'logistics', label: 'Logistics', rows: rows.slice(4) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Logistics' })).toBeVisible();
    canvas.getByRole('button', { name: /Manufacturing started/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Shipment/ })).toHaveFocus();
  },
};

/** Scrolls sideways; labels stay, it opens on today, and a shadow tells at which edge there are more days. */
export const ManyDays: Story = {
  tags: ['visual', 'visual-dark'],
  args: { days: daysFrom('2026-10-01', 90) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(0);
    const edges = scroller?.parentElement;
    await waitFor(() => expect(edges).toHaveAttribute('data-cut-start'));
    await expect(edges).toHaveAttribute('data-cut-end');
    const label = canvas.getByRole('rowheader', { name: 'Arrival' }).getBoundingClientRect();
    const box = scroller?.getBoundingClientRect();
    await expect(label.left).toBeGreaterThanOrEqual((box?.left ?? 0) - 1);
    await expect(label.right).toBeLessThanOrEqual((box?.right ?? 0) + 1);
  },
};

/** No shadow where the days begin or end. */
export const AtItsEnds: Story = {
  tags: ['no-visual'],
  args: { days: daysFrom('2026-10-01', 90) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    const edges = scroller?.parentElement;
    for (const [left, cut, whole] of [
      [0, 'data-cut-end', 'data-cut-start'],
      [100_000, 'data-cut-start', 'data-cut-end'],
    ] as const) {
      scroller?.scrollTo({ left: getComputedStyle(scroller).direction === 'rtl' ? -left : left });
      // The shadow first: as long as nothing was measured, there is none at either edge.
      await waitFor(() => expect(edges).toHaveAttribute(cut));
      await waitFor(() => expect(edges).not.toHaveAttribute(whole));
    }
  },
};

/** Nothing dated yet: the days can still be scrolled by keyboard. */
export const NoMarks: Story = {
  args: { rows: rows.map(({ id, label }) => ({ id, label })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Milestones' })).toHaveFocus();
  },
};

export const OwnWords: Story = {
  args: { hasLegend: true },
  decorators: [
    (Story) => (
      <TimelineTextsProvider value={{ ...englishTimelineTexts, planned: 'Geplant', today: 'Heute' }}>
        <Story />
      </TimelineTextsProvider>
    ),
  ],
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /20. November, Heute/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Arrival, Geplant, Mittwoch/ })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'high-contrast' } };
export const Compact: Story = { globals: { density: 'compact' } };
