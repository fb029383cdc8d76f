import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
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

/** Words break anywhere; the buttons keep their place. */
export const LongText: Story = {
  args: {
    tone: 'caution',
    title: 'Krankenhausversorgungsqualitätssicherungsbeauftragte were not told about the change',
    children: 'https://crt.example.com/plans/100245/cycles/2/work-orders/4711-0815-2342?from=notification',
    actions: <Button size="small">Show</Button>,
    onDismiss: fn(),
  },
  decorators: [inPlace],
  play: staysInItsPlace,
};

/** The icon stands at the right, the buttons at the left. */
export const RightToLeft: Story = {
  args: { tone: 'critical', title: 'Not saved', onDismiss: fn() },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Not saved').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect().right).toBeLessThan(
      title.left,
    );
  },
};
