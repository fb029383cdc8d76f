import { listDesignProductTypes, listDesignTimeZones } from '@crt/api-client/design-sessions/design-option';
import { listDesigners } from '@crt/api-client/design-sessions/designer';
import {
  listScheduledAvailability,
  listScheduledPreReservations,
  listScheduledSessions,
} from '@crt/api-client/design-sessions/schedule';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { initialAllSchedulesFilter } from './all-schedules-filter.ts';
import { ConnectedAllSchedules } from './ConnectedAllSchedules.tsx';

const meta = {
  title: 'Widgets/Design sessions/ConnectedAllSchedules',
  tags: ['no-visual'],
  component: ConnectedAllSchedules,
  args: {
    filter: initialAllSchedulesFilter,
    onFilter: () => undefined,
    now: Date.parse('2026-11-24T10:00:00Z'),
  },
  globals: { timeZone: 'UTC' },
  render: function Kept(args) {
    const [filter, setFilter] = useState(args.filter);
    return <ConnectedAllSchedules {...args} filter={filter} onFilter={setFilter} />;
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDesigners, exampleOf(listDesigners)),
      mock(listDesignProductTypes, exampleOf(listDesignProductTypes)),
      mock(listDesignTimeZones, [
        { ianaName: 'America/New_York', name: '(UTC-05:00) Eastern Time (US & Canada)' },
        { ianaName: 'Asia/Tokyo', name: '(UTC+09:00) Osaka, Sapporo, Tokyo' },
      ]),
      mock(listScheduledAvailability, exampleOf(listScheduledAvailability)),
      mock(listScheduledSessions, exampleOf(listScheduledSessions)),
      mock(listScheduledPreReservations, exampleOf(listScheduledPreReservations)),
    ),
} satisfies Meta<typeof ConnectedAllSchedules>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on an availability tells designer, place, time and products (N24). */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Availability, until/ }));
    const details = await screen.findByRole('dialog', { name: /Availability/ });
    for (const label of ['Designer', 'Location', 'Time', 'Design Products'])
      await expect(within(details).getByText(label)).toBeVisible();
  },
};

/** The list tells it all in its rows: they are no buttons, and a press does nothing (N24). */
export const NoDetailsInTheList: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Availability, until/ });
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await userEvent.click(await canvas.findByText(/Availability/));
    await expect(canvas.queryByRole('button', { name: /Availability/ })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Sessions and pre-reservations are read when they are asked for (N36). */
export const Booked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Availability, until/ });
    await expect(canvas.queryByRole('button', { name: /Session 26-/ })).toBeNull();
    await userEvent.click(canvas.getByText('show booked sessions'));
    await expect(await canvas.findByRole('button', { name: /Session 26-/ })).toBeVisible();
  },
};

/** Another view zone moves the events (N23). */
export const AnotherZone: Story = {
  args: { filter: { ...initialAllSchedulesFilter, zone: 'Asia/Tokyo' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /17:00.*Availability, until 21:00/ }),
    ).toBeVisible();
  },
};

/** The hours are read as twelve at the person's wish (N37). */
export const TwelveHours: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^08:00.*Availability, until 12:00/ });
    await userEvent.click(await canvas.findByRole('radio', { name: '12H' }));
    await expect(
      await canvas.findByRole('button', { name: /^8:00\sam.*Availability, until 12:00\spm/i }),
    ).toBeVisible();
  },
};

/** Who is away stands there too (N6, N36). */
export const Absent: Story = {
  play: async ({ canvas }) => {
    const absent = await canvas.findAllByRole('button', { name: /: Absence, until/ });
    await userEvent.click(absent[0] as HTMLElement);
    const details = await screen.findByRole('dialog', { name: /: Absence$/ });
    await expect(within(details).getByText(/: Absence$/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listScheduledAvailability, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The schedules could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
