import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';
import { AllSchedulesCalendar, type AllSchedulesCalendarProps } from './AllSchedulesCalendar.tsx';
import { sampleDesigners, sampleEvents } from './sample-schedule.ts';

const meta = {
  title: 'Widgets/Design sessions/AllSchedulesCalendar',
  component: AllSchedulesCalendar,
  globals: { timeZone: 'UTC' },
  args: {
    events: sampleEvents,
    designers: sampleDesigners,
    productTypeIds: [],
    timeZone: undefined,
    hasWeekends: false,
    hourCycle: 24,
    onRange: fn(),
    now: Date.parse('2026-11-24T10:00:00Z'),
  },
} satisfies Meta<typeof AllSchedulesCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whose entry it is stands before what it is; the kinds differ by colour, icon and title (N6, N23). */
export const Default: Story = {};

/** Designer, place, time and products beside the availability (N24). */
export const DetailsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Availability, until/ }));
    await expect(await screen.findByRole('dialog', { name: /Availability/ })).toBeVisible();
  },
};

/** In the list only what is booked opens its details; availability is read, and is no button (N24). */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    const list = within(canvas.getByRole('group', { name: texts.title }));
    await expect((await list.findAllByText(/Availability/)).length).toBeGreaterThan(0);
    for (const row of list.getAllByRole('button'))
      await expect(row).toHaveAccessibleName(/ession|eservation/);
    await expect(list.queryByRole('button', { name: /Availability/ })).toBeNull();
    await userEvent.click(list.getAllByRole('button')[0] ?? document.body);
    const details = await screen.findByRole('dialog', { name: /ession|eservation/ });
    await expect(details).toBeVisible();
    await waitFor(() => expect(details.getBoundingClientRect().right).toBeLessThan(window.innerWidth));
  },
};

export const Empty: Story = { tags: ['no-visual', 'unseen'], args: { events: [] } };

/** A row for every designer, with what a press tells of it (N23, N24). */
export const People: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'People' }));
    const [first] = args.designers;
    const name = `${first?.firstName} ${first?.lastName}`;
    await expect(await canvas.findByRole('rowheader', { name })).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`Availability, ${name}, Mon`) }),
    );
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

type Change = (before: readonly ScheduleEvent[]) => readonly ScheduleEvent[];

/** Somebody else changes what stands there, as live updates do. */
const changing =
  (change: Change): NonNullable<Story['render']> =>
  (args) => <ChangingCalendar {...args} change={change} />;

const ChangingCalendar = ({ change, ...props }: AllSchedulesCalendarProps & { readonly change: Change }) => {
  const [events, setEvents] = useState(props.events);
  return (
    <>
      <button type="button" onClick={() => setEvents(change)}>
        Change
      </button>
      <AllSchedulesCalendar {...props} events={events} />
    </>
  );
};

/** Opens the details of an availability, and has it changed then. */
const openAndChange = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: /Availability, until/ }));
  await expect(await screen.findByRole('dialog', { name: /Availability/ })).toBeVisible();
  screen.getByRole('button', { name: 'Change', hidden: true }).click();
};

const isClosed: NonNullable<Story['play']> = async (context) => {
  await openAndChange(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const isFirst = (event: ScheduleEvent) => event === sampleEvents[0];

/** Deleted by somebody else: its details go with it (N24). */
export const RemovedMeanwhile: Story = {
  tags: ['no-visual'],
  render: changing((before) => before.filter((one) => !isFirst(one))),
  play: isClosed,
};

/** Moved by somebody else: what its details tell would not be so (N24). */
export const MovedMeanwhile: Story = {
  tags: ['no-visual'],
  render: changing((before) =>
    before.map((one) => (isFirst(one) ? { ...one, start: '2026-11-23T09:00:00Z' } : one)),
  ),
  play: isClosed,
};

/** What stands beside it changes: its details stay, at the same event (N24). */
export const OthersMeanwhile: Story = {
  tags: ['no-visual'],
  render: changing((before) =>
    before.flatMap((one) =>
      isFirst(one) ? [{ ...one, id: 'early', title: 'Early', start: '2026-11-23T06:00:00Z' }, one] : [one],
    ),
  ),
  play: async (context) => {
    const { canvas } = context;
    await openAndChange(context);
    await expect(await canvas.findByLabelText(/Early, until/)).toBeInTheDocument();
    const event = canvas.getByLabelText(/Availability, until/);
    const details = screen.getByRole('dialog', { name: /Availability/ });
    await waitFor(() =>
      expect(
        Math.abs(details.getBoundingClientRect().left - event.getBoundingClientRect().right),
      ).toBeLessThan(10),
    );
  },
};
