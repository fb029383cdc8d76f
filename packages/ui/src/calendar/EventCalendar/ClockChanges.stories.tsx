import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EventCalendar } from './EventCalendar.tsx';
import { MovableCalendar } from './MovableCalendar.tsx';
import { dragPointer } from './drag-pointer.ts';

/**
 * Events that are taken over the days on which the clock of Warsaw changes: 29 March 2026, when the hour from 02:00 does
 * not happen, and 25 October 2026, when it happens twice. They last as long as before and keep their time of day.
 */
const meta = {
  title: 'Components/Calendar/Clock changes',
  component: EventCalendar,
  tags: ['!autodocs', 'no-visual'],
  args: {
    label: 'Schedule',
    events: [],
    now: Date.parse('2026-03-24T11:20:00Z'),
    defaultDate: '2026-03-28',
    timeZone: 'Europe/Warsaw',
    scrollHour: 0,
    onEventChange: fn(),
  },
  globals: { direction: 'ltr', density: 'comfortable' },
  render: (args) => <MovableCalendar {...args} />,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From Saturday, 01:00 to 03:00. */
const saturdayNight = {
  id: 'scan',
  title: 'Scan conversion',
  start: '2026-03-28T00:00:00Z',
  end: '2026-03-28T02:00:00Z',
};

/** Two hours from 01:00 end at 04:00, and the next step down from 01:30 is 03:00. */
export const MovedOntoTheShortDay: Story = {
  args: { events: [saturdayNight] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /01:00 Scan conversion, until 03:00, Saturday 28 March/ }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 01:00 to 04:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 01:30 to 04:30');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 03:00 to 05:00');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(saturdayNight, {
      isAllDay: false,
      start: '2026-03-29T00:00:00.000Z',
      end: '2026-03-29T02:00:00.000Z',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Scan conversion moved to Sunday 29 March, 01:00 to 04:00',
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /01:00 Scan conversion, until 04:00, Sunday 29 March/ }),
      ).toHaveFocus(),
    );
  },
};

/** A morning keeps its hour on either side of the change. */
export const MovedPastTheShortDay: Story = {
  args: {
    events: [
      { id: 'review', title: 'Design review', start: '2026-03-28T08:00:00Z', end: '2026-03-28T09:00:00Z' },
    ],
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /09:00 Design review, until 10:00, Saturday 28 March/ }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 09:00 to 10:00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'review' }), {
      isAllDay: false,
      start: '2026-03-29T07:00:00.000Z',
      end: '2026-03-29T08:00:00.000Z',
    });
  },
};

/** Two hours from 01:00 end in the second 02:00, which says its zone. */
export const MovedOntoTheLongDay: Story = {
  args: {
    defaultDate: '2026-10-24',
    events: [
      { id: 'scan', title: 'Scan conversion', start: '2026-10-23T23:00:00Z', end: '2026-10-24T01:00:00Z' },
    ],
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /01:00 Scan conversion, until 03:00, Saturday 24 October/ }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Sunday 25 October, 01:00 to 02:00 (CET|GMT\+1)$/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'scan' }), {
      isAllDay: false,
      start: '2026-10-24T23:00:00.000Z',
      end: '2026-10-25T01:00:00.000Z',
    });
  },
};

const shortNight = {
  id: 'over',
  title: 'Sterilisation',
  start: '2026-03-29T00:00:00Z',
  end: '2026-03-29T00:30:00Z',
};

/** The end that is pulled from 01:30 to 03:30 by keys makes an hour and a half. */
export const ResizedOverTheMissingHour: Story = {
  args: { events: [shortNight] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /01:00 Sterilisation, until 01:30/ }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    // 02:00 is 03:00: where the missing hour ends.
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 01:00 to 03:00');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday 29 March, 01:00 to 03:30');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(shortNight, {
      isAllDay: false,
      start: '2026-03-29T00:00:00.000Z',
      end: '2026-03-29T01:30:00.000Z',
    });
  },
};

/** The same with the pointer, which lets go between 03:00 and 03:30. */
export const DraggedOverTheMissingHour: Story = {
  args: { events: [shortNight] },
  play: async ({ args, canvas }) => {
    const event = canvas.getByRole('button', { name: /01:00 Sterilisation, until 01:30/ });
    const { left, bottom } = event.getBoundingClientRect();
    const day = event.closest('[data-slots]')?.getBoundingClientRect();
    const hour = (day?.height ?? 0) / 24;
    await dragPointer(event, [left + 20, bottom - 3], [left + 20, (day?.top ?? 0) + 3.25 * hour]);
    await expect(args.onEventChange).toHaveBeenLastCalledWith(shortNight, {
      isAllDay: false,
      start: '2026-03-29T00:00:00.000Z',
      end: '2026-03-29T01:30:00.000Z',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sterilisation moved to Sunday 29 March, 01:00 to 03:30',
    );
    await expect(
      await canvas.findByRole('button', { name: /01:00 Sterilisation, until 03:30/ }),
    ).toBeVisible();
  },
};

const secondHour = {
  id: 'second',
  title: 'Sterilisation',
  start: '2026-10-25T01:00:00Z',
  end: '2026-10-25T01:30:00Z',
};

/** What stands in the second of two equal hours stays in it, and leaves it by the times before. */
export const MovedWithinTheSecondHour: Story = {
  args: { defaultDate: '2026-10-25', events: [secondHour] },
  play: async ({ args, canvas }) => {
    canvas
      .getByRole('button', { name: /02:00 (CET|GMT\+1) Sterilisation, until 02:30 (CET|GMT\+1)/ })
      .focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Sunday 25 October, 02:30 (CET|GMT\+1) to 03:00$/,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Sunday 25 October, 01:30 to 02:00 (CEST|GMT\+2)$/,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(secondHour, {
      isAllDay: false,
      start: '2026-10-25T01:30:00.000Z',
      end: '2026-10-25T02:00:00.000Z',
    });
  },
};
