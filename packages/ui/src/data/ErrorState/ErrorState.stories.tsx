import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Data/ErrorState',
  component: ErrorState,
  args: { children: 'The server did not answer. What you typed is kept.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says what happened, what was kept, and offers Retry. */
export const Default: Story = {};

/** Retry asks the caller. */
export const Retried: Story = {
  tags: ['no-visual'],
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

/** Two sections that failed: one is replaced as a whole, of the other only what is in it. */
const Sections = () => {
  const [mended, setMended] = useState<readonly string[]>([]);
  const retry = (name: string) => (
    <ErrorState onRetry={() => setMended([...mended, name])}>{name}</ErrorState>
  );
  return (
    <div>
      {mended.includes('Facts') ? (
        <section key="loaded" aria-label="Facts">
          Request 26-10412
        </section>
      ) : (
        <section key="failed" aria-label="Facts">
          {retry('Facts')}
        </section>
      )}
      <section aria-label="Timeline">
        {mended.includes('Timeline') ? <p>Shipped</p> : retry('Timeline')}
      </section>
    </div>
  );
};

/** Who presses Retry by key goes on with the section that comes, or in which something came. */
export const RetryByKey: Story = {
  tags: ['no-visual'],
  render: () => <Sections />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Facts', 'Timeline']) {
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const section = canvas.getByRole('region', { name });
      await waitFor(() => expect(section).toHaveFocus());
      await expect(section).not.toHaveTextContent('Retry');
    }
  },
};
