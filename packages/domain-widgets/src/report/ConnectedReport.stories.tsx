import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getEmbeddedReport } from '@crt/api-client/main/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { ConnectedReport } from './ConnectedReport.tsx';

const meta = {
  title: 'Widgets/Reports/ConnectedReport',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedReport,
  args: { reportId: 5, ownOrigin: 'http://localhost:8080', frameSources: [] },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof ConnectedReport>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getEmbeddedReport, exampleOf(getEmbeddedReport))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Late plans' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Open Late plans in a new tab' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getEmbeddedReport)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(getEmbeddedReport, 404, 'Report does not exist or was removed.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Report does not exist or was removed.');
  },
};
