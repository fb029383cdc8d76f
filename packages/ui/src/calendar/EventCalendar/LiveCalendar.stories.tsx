import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { CalendarEvent } from '../layout/event.ts';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
import { sampleCalendar } from './sample-events.ts';

/** What somebody else does to the events while the calendar is open. */
type Change = (before: readonly CalendarEvent[]) => readonly CalendarEvent[];

/** A calendar whose events change without a hand on it, as live updates do. */
const LiveCalendar = (props: EventCalendarProps) => {
  const [events, setEvents] = useState(props.events);
  useEffect(() => {
    const onChange = (event: Event) => setEvents((event as CustomEvent<Change>).detail);
    window.addEventListener('story:change', onChange);
    return () => window.removeEventListener('story:change', onChange);
  }, []);
  return <EventCalendar {...props} events={events} />;
};

const change = (detail: Change) => fireEvent(window, new CustomEvent('story:change', { detail }));

const meta = {
  title: 'Components/Calendar/Live changes',
  component: EventCalendar,
  tags: ['!autodocs', 'no-visual'],
  args: sampleCalendar,
  render: (args) => <LiveCalendar {...args} />,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const early: CalendarEvent = {
  id: 'early',
  title: 'Added by somebody else',
  start: '2026-11-24T05:00:00Z',
  end: '2026-11-24T05:45:00Z',
};

/** The focus stays with its event when others come and go, and goes to the cursor when the event itself is gone. */
export const FocusStaysWithItsEvent: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /CRT-104377/ }).focus();
    await change((before) => [early, ...before]);
    await expect(await canvas.findByRole('button', { name: /Added by somebody else/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /CRT-104377/ })).toHaveFocus();
    await change((before) => before.filter(({ title }) => !title.includes('CRT-104377')));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /CRT-104377/ })).toBeNull());
    await expect(document.activeElement).toHaveAttribute('data-cursor');
  },
};

/** Whoever has left the calendar is not taken back to it. */
export const FocusIsNotTaken: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /CRT-104377/ }).focus();
    await userEvent.click(canvas.getByRole('heading'));
    await expect(document.body).toHaveFocus();
    await change((before) => [early, ...before]);
    await expect(await canvas.findByRole('button', { name: /Added by somebody else/ })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};
