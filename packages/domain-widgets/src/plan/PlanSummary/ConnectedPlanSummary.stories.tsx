import { exampleOf, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedPlanSummary } from './ConnectedPlanSummary.tsx';

const { requestId } = exampleOf(getRequestInformation);

const meta = {
  title: 'Widgets/Plans/ConnectedPlanSummary',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanSummary,
  args: { planId: 10412 },
  decorators: [
    (Story) => (
      <StorySurroundings width="60rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof ConnectedPlanSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: `Plan ${requestId}` })).toBeVisible();
  },
};

/** Which plan it is is said without the dates, too. */
export const WithoutDates: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanMilestones, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(requestId)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getRequestInformation)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Plan' })).toHaveAttribute('aria-busy', 'true');
  },
};
