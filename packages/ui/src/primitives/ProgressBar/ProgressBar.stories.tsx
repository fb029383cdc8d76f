import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ProgressBar, ProgressLine } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Job', value: 42 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Values: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Job 4711" value={42} />
      <ProgressBar label="Steps" value={3} maximum={7} valueText="3 of 7 steps" tone="info" />
      <ProgressBar label="Tests" value={100} tone="positive" />
      <ProgressBar label="Capacity" value={88} tone="caution" />
      <ProgressBar label="Hidden texts" value={20} tone="critical" isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Steps' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 7 steps');
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
  },
};

export const UnknownLength: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Importing" />
      <ProgressLine label="Reading again" />
      <Spinner />
    </Stack>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <SkeletonText lines={4} />
      <Skeleton shape="block" />
    </Stack>
  ),
};

/** It grows from the right. */
export const RightToLeft: Story = {
  args: { value: 25 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Job' });
    const track = bar.lastElementChild?.getBoundingClientRect();
    const fill = bar.lastElementChild?.firstElementChild?.getBoundingClientRect();
    await expect(Math.round((fill?.right ?? 0) - (track?.right ?? 0))).toBe(0);
    await expect((fill?.width ?? 0) / (track?.width ?? 1)).toBeCloseTo(0.25, 1);
  },
};
