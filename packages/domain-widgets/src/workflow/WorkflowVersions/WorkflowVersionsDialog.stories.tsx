import { listWorkflowVersions } from '@crt/api-client/main/workflow';
import { createMockQueryClient, mock } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleVersions } from '../sample-workflow.ts';
import { WorkflowVersionsDialog } from './WorkflowVersionsDialog.tsx';

const meta = {
  title: 'Widgets/Workflow/WorkflowVersionsDialog',
  component: WorkflowVersionsDialog,
  args: { workflowId: 88, onClose: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listWorkflowVersions, sampleVersions)),
} satisfies Meta<typeof WorkflowVersionsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = () => within(document.body);

/** At first the last change: what came, was moved, and leads elsewhere. */
export const Default: Story = {
  play: async () => {
    const row = async (name: RegExp) => page().findByRole('row', { name });
    await expect(await row(/Name Milling Milling and inspection/)).toBeVisible();
    await expect(await row(/Dimensional Inspection On failure nothing chosen Milling/)).toBeVisible();
    await expect(await row(/Cleaning Place not in it 4/)).toBeVisible();
    await expect(page().getAllByRole('row', { name: /Place/ })).toHaveLength(2);
  },
};

/** A version beside itself does not differ. */
export const Same: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /^Version 1.*Before$/ }));
    await userEvent.click(await page().findByRole('option', { name: /^Version 2/ }));
    await expect(await page().findByText('These versions do not differ.')).toBeVisible();
  },
};

export const OnlyOne: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listWorkflowVersions, sampleVersions.slice(1))),
  play: async () => {
    await expect(
      await page().findByText('There is only one version yet: each change keeps the one before it.'),
    ).toBeVisible();
  },
};
