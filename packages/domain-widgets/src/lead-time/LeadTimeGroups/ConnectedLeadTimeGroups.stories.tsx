import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listLeadTimeGroups } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedLeadTimeGroups } from './ConnectedLeadTimeGroups.tsx';

const meta = {
  title: 'Widgets/Lead times/ConnectedLeadTimeGroups',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLeadTimeGroups,
  args: { groupHref: ({ id }) => `/MilestoneLeadTime/${id}` },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listLeadTimeGroups, exampleOf(listLeadTimeGroups))),
} satisfies Meta<typeof ConnectedLeadTimeGroups>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cranial, Europe')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listLeadTimeGroups)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listLeadTimeGroups, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
