import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { CalendarEvent } from '../layout/event.ts';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
import { dragPointer } from './drag-pointer.ts';
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

/** What somebody else takes out of the keyboard's hand is said to be gone, at once and by the key that puts it down. */
export const TakenOutOfHand: Story = {
  args: { onEventChange: fn(), onSelect: fn() },
  play: async ({ args, canvas }) => {
    const told = 'Design review is not there any more';
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await change((before) => before.filter(({ title }) => title !== 'Design review'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(told));
    await expect(canvas.queryByText(/Design review/, { ignore: '[role=status]' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(told);
    for (const done of [args.onEventChange, args.onSelect]) await expect(done).not.toHaveBeenCalled();
    // The next key is an ordinary one.
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};

/** A calendar with a dialog over its events, in which the pressed one is moved or taken away. */
const EditedCalendar = (props: EventCalendarProps) => {
  const [events, setEvents] = useState(props.events);
  const [pressed, setPressed] = useState<CalendarEvent>();
  const put = (after: readonly CalendarEvent[]) => {
    setEvents(after);
    // As a screen does: it reads again what stands there, and closes the dialog then.
    setTimeout(() => setPressed(undefined));
  };
  const others = events.filter(({ id }) => id !== pressed?.id);
  return (
    <>
      <EventCalendar {...props} events={events} onEventPress={setPressed} />
      {pressed && (
        <Dialog isOpen title={pressed.title} onClose={() => setPressed(undefined)}>
          <Button onPress={() => put(others)}>Delete</Button>
          <Button onPress={() => put([...others, { ...early, id: pressed.id, title: pressed.title }])}>
            Move
          </Button>
        </Dialog>
      )}
    </>
  );
};

/** Opens an event by key, does something in its dialog, and waits until that has gone. */
async function act(event: HTMLElement, name: string) {
  event.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A calendar with a dialog for the time that was chosen, which takes the focus at once. */
const PickedCalendar = (props: EventCalendarProps) => {
  const [isPicked, setPicked] = useState(false);
  return (
    <>
      <EventCalendar {...props} onSelect={() => setPicked(true)} />
      {isPicked && (
        <Dialog isOpen title="New" onClose={() => setPicked(false)}>
          <TextField label="Name" autoFocus />
        </Dialog>
      )}
    </>
  );
};

/** From a dialog that takes the focus at once it comes back to the time that was pressed; the hours in sight stay. */
export const FocusComesBackToPressedTime: Story = {
  globals: { direction: 'ltr', density: 'comfortable' },
  render: (args) => <PickedCalendar {...args} />,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const [wholeDay, hours] = scroller.querySelectorAll<HTMLElement>('[data-slots="20784"]');
    if (!wholeDay || !hours) throw new Error('Friday has a line of whole days and hours.');
    const before = scroller.scrollTop;
    const { left, top } = hours.getBoundingClientRect();
    const above = wholeDay.getBoundingClientRect();
    for (const [pressed, place, name] of [
      [hours, [left + 10, top + 7 * 48 + 40], /^Friday 27 November, 07:30/],
      [wholeDay, [above.left + 10, above.bottom - 4], 'Friday 27 November, All day'],
    ] as const) {
      await dragPointer(pressed, place, place);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      await expect(scroller.scrollTop).toBe(before);
    }
  },
};

/** From a dialog the focus comes back to the event where it stands now, or to the cursor when it was deleted there. */
export const FocusComesBackFromADialog: Story = {
  render: (args) => <EditedCalendar {...args} />,
  play: async ({ canvas }) => {
    const review = () => canvas.getByRole('button', { name: /Design review/ });
    await act(review(), 'Move');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /06:00 Design review.*Tuesday/ })).toHaveFocus(),
    );
    await act(review(), 'Delete');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cursor'));
    await expect(canvas.queryByRole('button', { name: /Design review/ })).toBeNull();
  },
};

/** Also from one that comes and goes between two frames, as on a machine that is busy. */
export const FocusComesBackBetweenFrames: Story = {
  render: (args) => <EditedCalendar {...args} />,
  beforeEach: () => {
    const soon = window.requestAnimationFrame.bind(window);
    const late = spyOn(window, 'requestAnimationFrame');
    late.mockImplementation((draw) => Number(setTimeout(() => soon(draw), 400)));
    return () => late.mockRestore();
  },
  play: async ({ canvas }) => {
    await act(canvas.getByRole('button', { name: /Design review/ }), 'Move');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /06:00 Design review.*Tuesday/ })).toHaveFocus(),
    );
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
