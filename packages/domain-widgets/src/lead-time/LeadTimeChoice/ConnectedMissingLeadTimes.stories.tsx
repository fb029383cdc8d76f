import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { listMissingLeadTimes } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedMissingLeadTimes } from './ConnectedMissingLeadTimes.tsx';

const meta = {
  title: 'Widgets/Lead times/ConnectedMissingLeadTimes',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedMissingLeadTimes,
  args: {
    mendHref: ({ leadTimeGroupId }) => `/MilestoneLeadTime/${leadTimeGroupId}`,
    backHref: '/MilestoneLeadTime',
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listMissingLeadTimes, exampleOf(listMissingLeadTimes))),
} satisfies Meta<typeof ConnectedMissingLeadTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shipped')).toBeVisible();
  },
};

/** Nothing is missing. */
export const Complete: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listMissingLeadTimes, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every open plan has its lead times')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listMissingLeadTimes, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
