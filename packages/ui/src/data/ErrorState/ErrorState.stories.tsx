import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Data/ErrorState',
  component: ErrorState,
  args: { children: 'The server did not answer. What you typed is kept.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says what happened, what was kept, and offers Retry. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** With the id that support asks for. */
export const WithReference: Story = {
  args: { title: 'Timeline', reference: '01JD3QK6ZB5M' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Timeline.*01JD3QK6ZB5M/);
  },
};

/** While it tries again. */
export const Retrying: Story = { args: { isRetrying: true } };
