import { fn } from 'storybook/test';
import type { EventCalendarProps } from './EventCalendar.tsx';
import { MovableCalendar } from './MovableCalendar.tsx';
import { sampleCalendar } from './sample-events.ts';

/** What all stories of the calendar begin with: the sample week, and notes of what people do with it. */
export const storyCalendar = {
  args: {
    ...sampleCalendar,
    onSelect: fn(),
    onEventPress: fn(),
    onEventChange: fn(),
    onRangeChange: fn(),
  },
  render: (args: EventCalendarProps) => <MovableCalendar {...args} />,
};
