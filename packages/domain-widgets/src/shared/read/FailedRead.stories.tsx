import { ApiError } from '@crt/api-client/api-error';
import { Card } from '@crt/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedRead } from './FailedRead.tsx';

const error = new ApiError({
  kind: 'problem',
  status: 500,
  title: 'The server could not answer. Please try again.',
  correlationId: '0b6f7c1e-4a52-4c0e-9a0e-6d2f9f3a7c11',
});

const meta = {
  title: 'Widgets/Shared/FailedRead',
  component: FailedRead,
  args: { error: null, failed: 'The milestones could not be loaded.', onRetry: fn(), isRetrying: false },
  // Not among the arguments: pages of documentation copy those, which an error does not let itself be.
  render: (args) => <FailedRead {...args} error={error} />,
  decorators: [
    (Story) => (
      <Card title="Milestones">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof FailedRead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

/** Says what failed and why, with the number to ask for; Retry asks again. */
export const Retried: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The milestones could not be loaded.');
    await expect(alert).toHaveTextContent(error.message);
    await expect(alert).toHaveTextContent(String(error.correlationId));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While it is asked again a second press does nothing. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const NothingFailed: Story = {
  tags: ['no-visual'],
  render: (args) => <FailedRead {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
