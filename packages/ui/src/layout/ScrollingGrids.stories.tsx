import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EventList } from '../calendar/EventList/EventList.tsx';
import { MonthGrid } from '../calendar/MonthGrid/MonthGrid.tsx';
import { PeopleGrid } from '../calendar/PeopleGrid/PeopleGrid.tsx';
import { TimeGrid } from '../calendar/TimeGrid/TimeGrid.tsx';
import type { CalendarEvent } from '../calendar/layout/event.ts';
import { DataTable } from '../data/DataTable/DataTable.tsx';
import { defineColumns } from '../data/DataTable/column.ts';
import { UNSORTED } from '../data/DataTable/sort.ts';
import { HeatMap } from '../data/HeatMap/HeatMap.tsx';
import { TreeTable } from '../data/TreeTable/TreeTable.tsx';
import { expectForGloves } from '../stories/expect-for-gloves.ts';
import { walkInSight } from '../stories/expect-in-sight.ts';
import { Timeline } from '../timeline/Timeline/Timeline.tsx';

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
const hours = ['08', '10', '12', '14'];
const onPress = fn();

const events: CalendarEvent[] = dates.flatMap((date) => [
  { id: `${date} whole`, title: 'Audit', start: date, isAllDay: true },
  ...hours.map((hour) => ({
    id: `${date} ${hour}`,
    title: `Session ${hour}`,
    start: `${date}T${hour}:00:00Z`,
    end: `${date}T${hour}:45:00Z`,
  })),
]);
const schedule = {
  label: 'Schedule',
  events,
  dates,
  timeZone: 'Europe/London',
  now: Date.parse('2026-11-23T11:20:00Z'),
  onEventPress: onPress,
};

const people = ['Dana', 'Mei', 'Akira', 'Elif'].map((name) => ({ id: name, name }));
const personOf = ({ id }: CalendarEvent) => people[hours.indexOf(id.slice(-2))]?.id ?? 'Dana';

interface Plan {
  id: string;
  parts?: Plan[];
}

const plansFrom = (first: number, length: number): Plan[] =>
  Array.from({ length }, (_, index) => ({ id: `26-${first + index}` }));
const columns = defineColumns<Plan>([
  { id: 'id', header: 'Plan', kind: 'text', value: ({ id }) => id, width: 100, initialPin: 'start' },
  ...['Product', 'Status', 'Surgeon', 'Centre', 'Shipped'].map((header) => ({
    id: header,
    header,
    kind: 'text' as const,
    value: ({ id }: Plan) => `${header} ${id}`,
    width: 130,
  })),
]);
const table = { columns, getRowKey: ({ id }: Plan) => id, hasColumnChooser: false };
// What is pinned would leave no room for the others, beside a checkbox and an expander as lists have them.
const wideColumns = defineColumns<Plan>(
  columns.map((column) => {
    if (column.id === 'id') return { ...column, width: 240 };
    return column.id === 'Shipped' ? { ...column, initialPin: 'end' } : { ...column, width: 200 };
  }),
);
// So many that only those in view are drawn.
const plans = plansFrom(100, 64);
const roots = plansFrom(200, 10).map((plan, index): Plan => ({
  ...plan,
  parts: [{ id: `26-${400 + index}` }],
}));

const weeks = Array.from({ length: 12 }, (_, index) => ({ id: `w${index}`, label: `W${index + 41}` }));
const centres = ['Design', 'Milling', 'Cleaning'].map((label) => ({ id: label, label }));

const days = Array.from({ length: 60 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
}));
const milestones = [0, 9, 18, 27, 36, 45].map((day) => ({
  id: `m${day}`,
  label: `Milestone ${day}`,
  planned: days[day]?.date,
  actual: days[day + 12]?.date,
}));

/** What has a head or names that stay. */
const tables: Readonly<Record<string, ReactNode>> = {
  DataTable: <DataTable label="Plans" {...table} rows={plans} sort={UNSORTED} onSortChange={fn()} />,
  WidePins: (
    <DataTable
      label="Cycles"
      {...table}
      columns={wideColumns}
      rows={plans}
      sort={UNSORTED}
      onSortChange={fn()}
      selectionMode="multiple"
      renderDetail={({ id }) => id}
    />
  ),
  TreeTable: <TreeTable label="Orders" {...table} roots={roots} getChildren={({ parts: below }) => below} />,
  HeatMap: (
    <HeatMap
      label="Load"
      rowsLabel="Centre"
      rows={centres}
      columns={weeks}
      getValue={() => 40}
      levels={[{ from: 0, label: 'Free', tone: 'positive' }]}
      onCellPress={onPress}
    />
  ),
  Timeline: (
    <Timeline label="Milestones" rowHeader="Milestone" days={days} rows={milestones} onMarkPress={onPress} />
  ),
};

/** What has days, times or people that stay. */
const calendars: Readonly<Record<string, ReactNode>> = {
  PeopleGrid: <PeopleGrid {...schedule} people={people} personOf={personOf} />,
  TimeGrid: <TimeGrid {...schedule} label="Week" />,
  MonthGrid: <MonthGrid {...schedule} label="Month" date="2026-11-23" eventsPerDay={2} />,
  EventList: <EventList {...schedule} label="List" />,
};

/** A window of 1280 × 1024 px at 400 %. */
const zoomed: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '320px',
  blockSize: '256px',
  ['--calendar-height' as string]: '256px',
};

const drawn = (parts: Readonly<Record<string, ReactNode>>) => (
  <>
    {Object.entries(parts).map(([name, part]) => (
      <Fragment key={name}>
        <button type="button">{name}</button>
        <div data-testid={name} style={zoomed}>
          {part}
        </div>
      </Fragment>
    ))}
  </>
);

/** What they have in common, of all parts of the kit that scroll under something fixed. */
const meta = {
  title: 'Components/Layout/Scrolling grids',
  tags: ['no-visual', '!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Walks through each of them by keys: so many steps that it scrolls. */
const walk = async (canvasElement: HTMLElement, steps: number) => {
  for (const before of canvasElement.querySelectorAll<HTMLElement>('button:has(+ [data-testid])')) {
    before.focus();
    await userEvent.tab();
    await expect(before.nextElementSibling).toContainElement(document.activeElement as HTMLElement);
    await walkInSight(steps);
    // From the times of a calendar Tab leads on to its events.
    if (document.activeElement?.matches('[data-cursor]') !== true) continue;
    await userEvent.tab();
    await walkInSight(steps);
  }
};

/** On the factory floor events, marks and figures are large enough for gloves. */
export const FloorTargets: Story = {
  globals: { density: 'floor' },
  render: () => drawn({ ...calendars, HeatMap: tables['HeatMap'], Timeline: tables['Timeline'] }),
  play: async ({ canvasElement }) => {
    await expectForGloves(canvasElement.querySelectorAll('[data-testid] :is(button, [role="button"])'));
  },
};

/** What has the focus lies neither below what stays at the top nor behind what stays at the side (WCAG 2.4.11). */
export const TablesInSight: Story = {
  render: () => drawn(tables),
  play: ({ canvasElement }) => walk(canvasElement, 8),
};
export const TablesInSightCompact: Story = { ...TablesInSight, globals: { density: 'compact' } };
export const TablesInSightFloor: Story = { ...TablesInSight, globals: { density: 'floor' } };
export const TablesInSightRightToLeft: Story = { ...TablesInSight, globals: { direction: 'rtl' } };

/** A cell that is wider than its table is read from its beginning, wherever one comes from. */
export const WideCells: Story = {
  render: () =>
    drawn({
      WideCells: (
        <DataTable
          label="Plans"
          {...table}
          columns={columns.map((column) => ({ ...column, width: 400 }))}
          rows={plans}
          sort={UNSORTED}
          onSortChange={fn()}
        />
      ),
    }),
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('grid').parentElement?.getBoundingClientRect().left ?? 0;
    await userEvent.tab();
    await userEvent.tab();
    for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await userEvent.keyboard(`{${arrow}}`);
      // A column that was out of sight is drawn with the next picture.
      await waitFor(() => {
        const { left } = (document.activeElement as HTMLElement).getBoundingClientRect();
        return expect(Math.abs(left - edge), arrow).toBeLessThan(1);
      });
    }
  },
};

/** The same of calendars, of their times and their events. */
export const CalendarsInSight: Story = {
  render: () => drawn(calendars),
  play: ({ canvasElement }) => walk(canvasElement, 6),
};
export const CalendarsInSightCompact: Story = { ...CalendarsInSight, globals: { density: 'compact' } };
export const CalendarsInSightFloor: Story = { ...CalendarsInSight, globals: { density: 'floor' } };
export const CalendarsInSightRightToLeft: Story = { ...CalendarsInSight, globals: { direction: 'rtl' } };
