import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listActiveLocations } from '@crt/api-client/main/manufacturing-location';
import { listWorkflowStepEfforts, updateWorkflowStepEffort } from '@crt/api-client/main/workflow-step-effort';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedStepEfforts } from './ConnectedStepEfforts.tsx';

const meta = {
  title: 'Widgets/Step efforts/ConnectedStepEfforts',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedStepEfforts,
  args: { locationId: undefined, onLocation: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listActiveLocations, exampleOf(listActiveLocations)),
      mock(listWorkflowStepEfforts, exampleOf(listWorkflowStepEfforts)),
      mock(updateWorkflowStepEffort, exampleOf(updateWorkflowStepEffort)),
    ),
} satisfies Meta<typeof ConnectedStepEfforts>;
export default meta;

type Story = StoryObj<typeof meta>;

const apply = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Milling and cleaning' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
};

export const Default: Story = {};

/** Saved, said and closed (T22). */
export const Saves: Story = {
  play: async () => {
    await apply();
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
  },
};

/** An Error is told in a toast, and the dialog stays (T22). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateWorkflowStepEffort, {
        result: 2,
        message: 'Milling was changed by HMEY at the same time.',
        timestamp: 'AAAAAAAAB9I=',
      }),
    ),
  play: async () => {
    await apply();
    await expect(
      await screen.findByText('Milling was changed by HMEY at the same time.'),
    ).toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Edit Milling and cleaning' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listWorkflowStepEfforts)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listWorkflowStepEfforts, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
