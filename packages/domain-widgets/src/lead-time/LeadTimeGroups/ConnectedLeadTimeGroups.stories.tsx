import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listLeadTimeGroups } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** The number beside the title counts what the filter leaves. */
export const CountsWhatIsFound: Story = {
  beforeEach: ({ msw }) => {
    const general = { id: 1, name: 'General', productType: null, productTypeId: null };
    msw.use(mock(listLeadTimeGroups, [...exampleOf(listLeadTimeGroups), general]));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('General');
    const title = canvas.getByRole('heading', { level: 1 }).parentElement;
    await expect(title).toHaveTextContent(/\D2$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Group name filter' }), 'gen');
    await waitFor(() => expect(title).toHaveTextContent(/\D1$/));
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
