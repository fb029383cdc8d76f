import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanCounts } from './PlanCounts.tsx';

const meta = {
  title: 'Widgets/Plans/PlanCounts',
  component: PlanCounts,
  args: { counts: { late: 12, dueToday: 4, onHold: 30, waitingForInput: 96 }, onChoose: fn() },
} satisfies Meta<typeof PlanCounts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What waits this morning. */
export const Default: Story = {};

/** Each number shows its plans. */
export const Chosen: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    for (const [words, name] of [
      ['12 late', 'late'],
      ['4 due today', 'dueToday'],
      ['30 on hold', 'onHold'],
      ['96 waiting for input', 'waitingForInput'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: words }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(name);
    }
  },
};

/** What there is none of is said, and is no filter. */
export const NothingLate: Story = {
  args: { counts: { late: 0, dueToday: 0, onHold: 2, waitingForInput: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 late')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '0 late' })).toBeNull();
  },
};

/** The line keeps its place until the numbers are there. */
export const Loading: Story = { args: { counts: undefined } };

/** In a narrow window it becomes two lines. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** Numbers of a large company. */
export const Many: Story = {
  args: { counts: { late: 1_204, dueToday: 310, onHold: 2_950, waitingForInput: 18_400 } },
};
