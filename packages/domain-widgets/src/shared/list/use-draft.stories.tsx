import { Button } from '@crt/ui/Button';
import { Stack } from '@crt/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useDraft } from './use-draft.ts';

const sent = fn<(filters: string) => void>();

/** A list whose address comes late, as on a busy machine. */
const Filters = () => {
  const [address, setAddress] = useState('');
  const [draft, change] = useDraft(address, (filters: string) => {
    sent(filters);
    setTimeout(() => setAddress(filters), 800);
  });
  const shown = draft ?? address;
  return (
    <Stack gap={2}>
      {['status', 'centre'].map((name) => (
        <Button key={name} onPress={() => change(`${shown} ${name}`.trim())}>
          {name}
        </Button>
      ))}
      <Button onPress={() => setAddress('elsewhere')}>elsewhere</Button>
      <output aria-label="Shown">{shown}</output>
      <output aria-label="Address">{address}</output>
    </Stack>
  );
};

const meta = {
  title: 'Widgets/Lists/Draft of filters',
  tags: ['no-visual'],
  component: Filters,
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is chosen in the moment in which the choice before it is sent is sent after it, and not lost (E18). */
export const ChosenWhileSending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'status' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'centre' }));
    await expect(canvas.getByLabelText('Shown')).toHaveTextContent('status centre');
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('status centre'), {
      timeout: 4000,
    });
    await expect(sent.mock.calls).toEqual([['status'], ['status centre']]);
  },
};

/** Whoever goes on before it is sent is not called back (V7). */
export const LeftBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'status' }));
    await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
    await expect(canvas.getByLabelText('Shown')).toHaveTextContent('elsewhere');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('elsewhere');
  },
};
