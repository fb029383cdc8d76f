import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { editPlanPriority, getPlanData } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedPlanData } from './ConnectedPlanData.tsx';

const data = { ...exampleOf(getPlanData), priority: false };

const meta = {
  title: 'Widgets/Plans/ConnectedPlanData',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanData,
  args: { planId: 10412, scheduleHref: () => undefined },
  decorators: [
    (Story) => (
      <StorySurroundings width="27rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock(getPlanData, data), mock(editPlanPriority, exampleOf(editPlanPriority))),
} satisfies Meta<typeof ConnectedPlanData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Priority$/ }));
    await userEvent.click(await canvas.findByRole('switch', { name: 'Priority' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText('Priority changed succesfully.')).toBeVisible());
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getPlanData)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanData, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
