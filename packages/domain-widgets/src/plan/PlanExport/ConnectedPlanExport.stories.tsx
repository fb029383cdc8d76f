import { createMockQueryClient, mockPending, mockProblem } from '@crt/api-client/mocks';
import { exportPlans } from '@crt/api-client/main/plan-list';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConnectedPlanExport } from './ConnectedPlanExport.tsx';

const prepare = fn<() => Promise<void>>();

const meta = {
  title: 'Widgets/Plans/ConnectedPlanExport',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanExport,
  args: { onPrepare: prepare },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ToastOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: () => {
    prepare.mockReset();
    prepare.mockResolvedValue();
  },
} satisfies Meta<typeof ConnectedPlanExport>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is on screen goes to the server first; while the file is written nobody can ask twice. */
export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(exportPlans)),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.dblClick(button);
    await expect(prepare).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('data-busy');
  },
};

/** A failure is said, and the button works again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(exportPlans, 500, 'The spreadsheet could not be written.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('The spreadsheet could not be written.')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Export' })).not.toHaveAttribute('data-busy'),
    );
  },
};
