import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'Capacity is exhausted on 24 November.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner tone="info">Three plans changed while you were away.</Banner>
      <Banner tone="positive" title="Imported">
        1,204 rows were taken over.
      </Banner>
      <Banner tone="caution" title="Late" actions={<Button size="small">Show</Button>}>
        Two milestones are past their date.
      </Banner>
      <Banner
        tone="critical"
        title="The list could not be loaded"
        actions={<Button size="small">Retry</Button>}
      >
        The server did not answer. What you typed is still here.
      </Banner>
      <Banner tone="neutral">Read only: you may look at this plan.</Banner>
    </Stack>
  ),
};

export const Dismissable: Story = {
  args: { tone: 'info', onDismiss: fn(), live: 'polite' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Capacity is exhausted');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
