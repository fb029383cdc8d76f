import { exampleOf, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getPlanCounts } from '@crt/api-client/main/plan-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { fromWire } from '../../shared/list/list-query.ts';
import { noPlanFilters, plansList } from '../plan-list.ts';
import { ConnectedPlanCounts } from './ConnectedPlanCounts.tsx';

const counts = exampleOf(getPlanCounts);

const meta = {
  title: 'Widgets/Plans/ConnectedPlanCounts',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanCounts,
  args: { filters: noPlanFilters, onChange: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings width="40rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof ConnectedPlanCounts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The numbers of the server. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `${counts.late.count} late` })).toBeVisible();
  },
};

/** A number gives the filters that the server counted by. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${counts.late.count} late` }));
    await expect(args.onChange).toHaveBeenCalledWith(fromWire(plansList, counts.late.filters).filters);
  },
};

/** The count that the list shows is pressed; pressed again it goes off. */
export const GivenUp: Story = {
  args: { filters: fromWire(plansList, counts.late.filters).filters },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `${counts.late.count} late`, pressed: true }),
    );
    await expect(args.onChange).toHaveBeenCalledWith(noPlanFilters);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getPlanCounts)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Plans that ask for attention' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The list below works without them. */
export const Failed: Story = {
  tags: ['unseen'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanCounts, 501, 'Not built.')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Plans that ask for attention' })).toBeNull(),
    );
  },
};
