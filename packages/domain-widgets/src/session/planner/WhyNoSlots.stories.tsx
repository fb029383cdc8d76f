import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLosses } from './sample-slots.ts';
import { WhyNoSlots } from './WhyNoSlots.tsx';

const meta = {
  title: 'Widgets/Design sessions/WhyNoSlots',
  component: WhyNoSlots,
  args: { losses: sampleLosses, slots: new Map([['2026-11-24', 18]]) },
} satisfies Meta<typeof WhyNoSlots>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was lost to which reason, day by day, and whether any slot is left. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 start times are taken by other sessions.')).toBeVisible();
    await expect(canvas.getByText('18 start times')).toBeVisible();
    await expect(canvas.getAllByText('No slots')).toHaveLength(5);
  },
};

export const NothingLost: Story = { args: { losses: [] } };

export const Searching: Story = { args: { losses: [], isSearching: true } };
