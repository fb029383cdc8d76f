import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EventList } from '../EventList/EventList.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import { sampleEvents, sampleNow } from './sample-events.ts';

const onEventPress = fn();
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
  beforeEach: () => void onEventPress.mockClear(),
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /Design review/ }));
    await expect(onEventPress).toHaveBeenCalledWith(sampleEvents[8]);
  },
};

export const Month: Story = {
  render: () => <MonthGrid {...shared} date="2026-11-01" eventsPerDay={2} hasWeekends={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 more on Tuesday 24 November' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

export const List: Story = {
  render: () => <EventList {...shared} dates={['2026-11-24', '2026-11-25', '2026-11-26']} hourCycle={12} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onEventPress).toHaveBeenCalledWith(sampleEvents[8]);
  },
};
