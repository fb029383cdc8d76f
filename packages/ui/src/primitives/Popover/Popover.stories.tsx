import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

/** What a person sets in a moment, and sees at once. */
const ColumnChoice = () => (
  <Stack gap={2}>
    {['Plan Id', 'Product Type', 'Processing Status', 'Shipment Due'].map((column) => (
      <Checkbox key={column} defaultSelected>
        {column}
      </Checkbox>
    ))}
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: { trigger: <Button>Columns</Button>, label: 'Columns', children: <ColumnChoice /> },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown(await within(document.body).findByRole('dialog', { name: 'Columns' }));
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const PressBesideCloses: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** It begins where its button begins: at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await shown(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    const sheet = dialog.closest('[data-component="Popover"]') as HTMLElement;
    const button = canvas.getByRole('button', { hidden: true }).getBoundingClientRect();
    // 12 px from the window's edge are kept, where the button itself may stand.
    await waitFor(() =>
      expect(Math.abs(sheet.getBoundingClientRect().right - button.right)).toBeLessThanOrEqual(12),
    );
  },
};
