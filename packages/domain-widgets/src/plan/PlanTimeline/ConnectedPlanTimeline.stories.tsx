import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getPlanMilestones, getPlanTimeline } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedPlanTimeline } from './ConnectedPlanTimeline.tsx';

const timeline = exampleOf(getPlanTimeline);
const milestones = exampleOf(getPlanMilestones);

const meta = {
  title: 'Widgets/Plans/ConnectedPlanTimeline',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanTimeline,
  args: { planId: 10412 },
  decorators: [
    (Story) => (
      <StorySurroundings width="60rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(getPlanTimeline, timeline), mock(getPlanMilestones, milestones)),
} satisfies Meta<typeof ConnectedPlanTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Timeline' })).toBeVisible();
  },
};

/** A plan that ends with the design has none. */
export const NotShown: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getPlanMilestones, { ...milestones, showTimeline: false })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Timeline')).toBeNull());
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getPlanTimeline)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanTimeline, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** The section fails alone, and Retry mends it (F60). */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(getPlanTimeline, timeline));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('grid', { name: 'Timeline' })).toBeVisible();
  },
};
