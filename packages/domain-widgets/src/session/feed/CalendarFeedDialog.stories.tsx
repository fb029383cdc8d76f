import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';

const address =
  'https://crt.example.com/api/design/calendarFeed.ics?token=8Zb3vQ0kT1mYxR5nJ7wEoUa2LdHsG4cPiF6tNqKzVhM';

const meta = {
  title: 'Widgets/Design sessions/CalendarFeedDialog',
  component: CalendarFeedDialog,
  args: { renewedAt: '2026-11-20T09:30:00Z', address, onRenew: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof CalendarFeedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address that was just made, which is shown this once. */
export const Made: Story = {};

/** The address is copied whole. */
export const Copies: Story = {
  tags: ['no-visual'],
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(address);
    await expect(await screen.findByText('Address copied.')).toBeVisible();
  },
};

/** A browser that refuses says so; the address can still be selected. */
export const CopyRefused: Story = {
  tags: ['no-visual'],
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await expect(await screen.findByText(/could not be copied/)).toBeVisible();
  },
};

/** An address that was made before says since when it is there, and how to get another one. */
export const MadeBefore: Story = {
  tags: ['visual'],
  args: { address: undefined },
  play: async ({ args }) => {
    await expect(screen.queryByText(/calendarFeed\.ics/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const NoneYet: Story = {
  tags: ['no-visual'],
  args: { renewedAt: null, address: undefined },
  play: async ({ args }) => {
    await expect(screen.getByText('There is no address yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make address' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

/** Nothing is renewed before it is known whether there is something to lose. */
export const Loading: Story = {
  tags: ['no-visual'],
  args: { renewedAt: undefined, address: undefined },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /Renew|Make/ })).toBeNull();
  },
};

export const Renewing: Story = {
  tags: ['no-visual'],
  args: { isRenewing: true },
  play: async ({ args }) => {
    const renew = screen.getByText('Renew').closest('button');
    await expect(renew).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(renew as HTMLElement);
    await expect(args.onRenew).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['no-visual'],
  args: { address: undefined, refusal: 'This designer is not active.' },
  play: async () => {
    await expect(screen.getByText('This designer is not active.')).toBeVisible();
  },
};
