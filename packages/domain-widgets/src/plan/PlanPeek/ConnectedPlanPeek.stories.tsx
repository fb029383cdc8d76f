import { exampleOf, mockProblem } from '@crt/api-client/mocks';
import { getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedPlanPeek } from './ConnectedPlanPeek.tsx';

const { requestId } = exampleOf(getRequestInformation);

const meta = {
  title: 'Widgets/Plans/ConnectedPlanPeek',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanPeek,
  args: { planId: 10412, href: '/plans/10412', onClose: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings width="60rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof ConnectedPlanPeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: requestId })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What is known is shown beside what could not be read. */
export const WithoutDates: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanMilestones, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: requestId })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
