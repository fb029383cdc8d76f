import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { EventCalendar } from './EventCalendar.tsx';
import { dragPointer } from './drag-pointer.ts';
import { sampleEvents } from './sample-events.ts';
import { storyCalendar } from './story-calendar.tsx';

/** What people do with a calendar, by keys and by pointer; how it looks: `EventCalendar.stories.tsx`. */
const meta = {
  title: 'Components/Calendar/EventCalendar',
  component: EventCalendar,
  tags: ['!autodocs'],
  ...storyCalendar,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The cursor goes over the times; Shift extends, Enter selects. */
export const SelectByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00 to 07:30/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const slot = canvas.getByRole('button', { name: 'Wednesday 25 November, 07:30 to 08:00, free' });
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/Enter selects/);
    await expect(slot).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wednesday 25 November, 07:30 to 09:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: false,
      start: '2026-11-25T06:30:00.000Z',
      end: '2026-11-25T08:00:00.000Z',
    });
  },
};

/** Above the first hour is the whole day; the next page is the next week. */
export const CursorLeavesTheHours: Story = {
  globals: { direction: 'ltr' },
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00 to 07:30/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-25',
      end: '2026-11-26',
    });
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('columnheader', { name: 'Monday 30 November' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cursor'));
  },
};

/** Space picks an event up, arrows move it, Shift with arrows changes its end, Enter puts it down. */
export const MoveByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Design review picked up/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Friday 27 November, 14:00 to 15:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventChange).toHaveBeenCalledWith(sampleEvents[8], {
      isAllDay: false,
      start: '2026-11-27T13:00:00.000Z',
      end: '2026-11-27T14:00:00.000Z',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /14:00 Design review.*until 15:00, Friday/ })).toHaveFocus(),
    );
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(args.onEventChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('stays where it was');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Friday 27 November, 14:00 to 14:30/ })).toHaveFocus();
  },
};

/** What was refused where it was put down is not said to be there. */
export const RefusedByKeyboard: Story = {
  globals: { direction: 'ltr' },
  tags: ['no-visual'],
  args: { onEventChange: fn(async () => false) },
  render: (args) => <EventCalendar {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Design review stays where it was'),
    );
    await expect(canvas.getByRole('button', { name: /13:30 Design review/ })).toHaveFocus();
  },
};

/** What stands behind the events is heard where the cursor is. */
export const BackgroundIsHeard: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(
      'Tuesday 24 November, 08:00 to 08:30, Available',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(
      'Tuesday 24 November, 09:00 to 09:30, Available, 1 event',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Thursday 26 November, 09:00 to 09:30, Absent');
  },
};

/** Up from midnight, on the day's own line, an event becomes one of the whole day. */
export const WholeDayByKeyboard: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' {Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(args.onEventChange).toHaveBeenCalledWith(sampleEvents[8], {
      isAllDay: true,
      start: '2026-11-26',
      end: '2026-11-27',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Design review.*All day/ })).toHaveFocus(),
    );
  },
};

/** Dragged to the lower edge, the hours scroll on below the event; let go, they stand still. */
export const ScrollsAtTheEdge: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    const review = canvas.getByRole('button', { name: /Design review/ });
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const box = review.getBoundingClientRect();
    const x = box.left + 20;
    const low = scroller.getBoundingClientRect().bottom - 8;
    const move = (type: string, y: number) =>
      fireEvent(
        review,
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }),
      );
    const before = scroller.scrollTop;
    await move('pointerdown', box.top + 6);
    await move('pointermove', low);
    const end = scroller.scrollHeight - scroller.clientHeight;
    await expect(end).toBeGreaterThan(before);
    await waitFor(() => expect(Math.ceil(scroller.scrollTop)).toBeGreaterThanOrEqual(end));
    await move('pointerup', low);
    await expect(args.onEventChange).toHaveBeenCalledWith(sampleEvents[8], {
      isAllDay: false,
      start: '2026-11-26T22:30:00.000Z',
      end: '2026-11-26T23:00:00.000Z',
    });
  },
};

/** Tab goes from the times to the events, arrows from event to event. */
export const EventsByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /CRT-104210/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /CRT-104377/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledWith(sampleEvents[6], expect.any(HTMLElement));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /Audit/ })).toHaveFocus();
  },
};

/** By pointer: an event is taken to another day and time, its end pulled, free time chosen. */
export const ByPointer: Story = {
  globals: { direction: 'ltr', density: 'comfortable' },
  play: async ({ args, canvas }) => {
    const review = canvas.getByRole('button', { name: /Design review/ });
    const box = review.getBoundingClientRect();
    const column = review.closest('[data-slots]')?.getBoundingClientRect();
    const middle = [box.left + 20, box.top + 6] as const;
    await dragPointer(review, middle, [middle[0] + (column?.width ?? 0), middle[1] + 48]);
    await expect(args.onEventChange).toHaveBeenLastCalledWith(sampleEvents[8], {
      isAllDay: false,
      start: '2026-11-27T13:30:00.000Z',
      end: '2026-11-27T14:00:00.000Z',
    });
    const moved = await canvas.findByRole('button', { name: /14:30 Design review/ });
    const end = moved.getBoundingClientRect();
    await dragPointer(moved, [end.left + 20, end.bottom - 3], [end.left + 20, end.bottom + 30]);
    await expect(args.onEventChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'review' }), {
      isAllDay: false,
      start: '2026-11-27T13:30:00.000Z',
      end: '2026-11-27T15:00:00.000Z',
    });
    const friday = moved.closest('[data-slots]') as HTMLElement;
    const top = friday.getBoundingClientRect();
    await dragPointer(friday, [top.left + 10, top.top + 8 * 48 + 4], [top.left + 10, top.top + 9 * 48 + 30]);
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: false,
      start: '2026-11-27T07:00:00.000Z',
      end: '2026-11-27T09:00:00.000Z',
    });
    // The cursor is where the time begins: standing elsewhere, it would take the hours in sight along.
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Friday 27 November, 08:00 to 08:30/),
    );
    await expect(args.onEventPress).not.toHaveBeenCalled();
    // No click came after these drags, as none comes when the event is drawn anew: a press by key is none of theirs.
    moved.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventPress).toHaveBeenCalledTimes(1);
  },
};

/** In a month whole days are chosen and events moved by days. */
export const MonthByKeyboard: Story = {
  args: { defaultView: 'month' },
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Tuesday 24 November, Available, 3 events' }).focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      isAllDay: true,
      start: '2026-11-17',
      end: '2026-11-19',
    });
    canvas.getByRole('button', { name: /Audit/ }).focus();
    await userEvent.keyboard(' {ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(sampleEvents[2], {
      isAllDay: true,
      start: '2026-11-16',
      end: '2026-11-19',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Audit/ })).toHaveFocus());
  },
};

/** Days before and after may be seen, but not used. */
export const ValidRange: Story = {
  args: { validRange: { start: '2026-11-24', end: '2026-11-27' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: /^Tuesday 24 November, 07:00/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-11-24T06:00:00.000Z' }),
    );
  },
};

/** What has no callback cannot be done: nothing is taken up, nothing has an end to pull. */
export const ReadOnly: Story = {
  render: ({ label, events, now, timeZone }) => (
    <EventCalendar {...{ label, events, now, timeZone }} defaultDate="2026-11-24" />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-end]')).toBeNull();
    canvas.getByRole('button', { name: /Design review/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
