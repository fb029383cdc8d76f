import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import {
  listApplyingLeadTimes,
  listLeadTimeDistributionCenters,
  listLeadTimeLocations,
  listLeadTimeProductTypes,
} from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedApplyingLeadTimes } from './ConnectedApplyingLeadTimes.tsx';

const meta = {
  title: 'Widgets/Lead times/ConnectedApplyingLeadTimes',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedApplyingLeadTimes,
  args: {
    question: {},
    onQuestion: fn(),
    groupHref: ({ id }) => `/MilestoneLeadTime/${id}`,
    backHref: '/MilestoneLeadTime',
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listApplyingLeadTimes, exampleOf(listApplyingLeadTimes)),
      mock(listLeadTimeDistributionCenters, exampleOf(listLeadTimeDistributionCenters)),
      mock(listLeadTimeLocations, exampleOf(listLeadTimeLocations)),
      mock(listLeadTimeProductTypes, exampleOf(listLeadTimeProductTypes)),
    ),
} satisfies Meta<typeof ConnectedApplyingLeadTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shipped')).toBeVisible();
  },
};

/** Nothing can be asked before there is something to choose. */
export const NothingToChoose: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listLeadTimeProductTypes, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Which lead time counts is told once/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listApplyingLeadTimes, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
