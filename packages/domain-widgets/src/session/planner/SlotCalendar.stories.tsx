import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleLosses, sampleNow, sampleSlots } from './sample-slots.ts';
import { SlotCalendar, type SlotCalendarProps } from './SlotCalendar.tsx';

const meta = {
  title: 'Widgets/Design sessions/SlotCalendar',
  component: SlotCalendar,
  args: {
    slots: sampleSlots,
    losses: sampleLosses,
    onRange: fn(),
    onSlot: fn<NonNullable<SlotCalendarProps['onSlot']>>(),
    now: sampleNow,
  } as SlotCalendarProps,
  globals: { timeZone: 'UTC' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastOutlet />
      </>
    ),
  ],
} satisfies Meta<typeof SlotCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Why there are not more slots stands beside them, day by day, and as marks above the hours (N31). */
export const Default: Story = {};

/** The reasons stand below, and as marks on the days. */
export const TellsWhy: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const why = within(canvas.getByRole('region', { name: 'Why no slots?' }));
    await expect(
      await why.findByText(
        '32 start times are lost because the product type has no more sessions on this day.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('None: designer limit')).toBeVisible();
  },
};

export const Month: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    // In the month, and in the list of reasons.
    await expect(canvas.getAllByText('31 start times')).toHaveLength(2);
  },
};

export const Searching: Story = { args: { slots: [], losses: [], isSearching: true } };

/** As long as nothing was found, nobody knows whether a session can start. */
export const NotKnown: Story = {
  ...Searching,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /07:00 to 07:15, not known$/ })).toBeVisible();
  },
};

export const NothingLost: Story = { args: { losses: [] } };

/** From 07:00 of today on the keys go in quarters of an hour. */
const pressAt = async (canvas: ReturnType<typeof within>, quarters: number) => {
  const slot = await canvas.findByRole('button', { name: /Tuesday.* 07:00/ });
  slot.focus();
  await userEvent.keyboard(`{ArrowDown>${quarters}/}{Enter}`);
};

/** A start is pressed by mouse or keys; at other times the calendar says that nothing can start (N31). */
export const Presses: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await pressAt(canvas, 6);
    await expect(await screen.findByText('No session can start at this time.')).toBeInTheDocument();
    await expect(args.onSlot).not.toHaveBeenCalled();
    // Empty is not free here, and nothing is there to be picked up.
    await expect(document.activeElement).toHaveAccessibleName(/08:30 to 08:45, no session can start$/);
    await expect(canvas.getByRole('grid')).not.toHaveAccessibleDescription(/picks an event up/);
    await userEvent.keyboard('{ArrowDown>3/}{Enter}');
    await expect(args.onSlot).toHaveBeenCalledWith({
      dateTimeFrom: '2026-11-24T09:15:00Z',
      dateTimeTo: '2026-11-24T10:45:00Z',
    });
  },
};

/** Whoever only looks presses in vain, and reads the same reasons (N31). */
export const OnlyLooks: Story = {
  tags: ['no-visual'],
  args: { onSlot: undefined },
  play: async ({ canvas }) => {
    await pressAt(canvas, 6);
    await expect(screen.queryByText('No session can start at this time.')).toBeNull();
    await expect(canvas.getByText('12 start times are lost to absences.')).toBeVisible();
  },
};

/** Weeks before this one cannot be entered (N31, N41). */
export const NotBefore: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
