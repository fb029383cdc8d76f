import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass, Video } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EventCalendar } from '../EventCalendar/EventCalendar.tsx';
import { sampleCalendar, sampleEvents } from '../EventCalendar/sample-events.ts';
import type { CalendarEvent } from '../layout/event.ts';
import { EventPopover } from './EventPopover.tsx';

interface Pressed {
  readonly event: CalendarEvent;
  readonly element: HTMLElement;
}

/** Events with an icon: their kind is not told by colour alone. */
const marked: readonly CalendarEvent[] = sampleEvents.map((event) =>
  event.tone === 'session'
    ? { ...event, icon: <Video /> }
    : event.tone === 'reservation'
      ? { ...event, icon: <Hourglass /> }
      : event,
);

const DetailsCalendar = ({ onClose }: { readonly onClose: () => void }) => {
  const [pressed, setPressed] = useState<Pressed>();
  return (
    <>
      <EventCalendar
        {...sampleCalendar}
        events={marked}
        onEventPress={(event, element) => setPressed({ event, element })}
      />
      <EventPopover
        element={pressed?.element}
        label={pressed?.event.title ?? ''}
        onClose={() => (setPressed(undefined), onClose())}
      >
        {pressed?.event.title}, {pressed?.event.description}
      </EventPopover>
    </>
  );
};

const meta = {
  title: 'Components/Calendar/EventPopover',
  component: EventPopover,
  args: { element: undefined, label: 'Session CRT-104210', onClose: fn(), children: 'Dr. Ito' },
  render: ({ onClose }) => <DetailsCalendar onClose={onClose} />,
} satisfies Meta<typeof EventPopover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens beside the event that was pressed. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Session CRT-104210/ }));
    await expect(await screen.findByRole('dialog', { name: 'Session CRT-104210' })).toBeVisible();
  },
};

/** By keyboard, too: Enter opens, Escape closes and gives the focus back to the event. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const event = canvas.getByRole('button', { name: /Session CRT-104210/ });
    event.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Session CRT-104210' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(event).toHaveFocus());
  },
};
