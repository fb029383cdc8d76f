import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, Drawer, type DialogProps } from './Dialog.tsx';

const Opener = ({ onClose, footer, ...props }: DialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          footer ?? (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button tone="accent" variant="solid" onPress={close}>
                Add link
              </Button>
            </>
          )
        }
      />
    </>
  );
};

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Add link',
    children: (
      <Stack>
        <TextField label="Name" isRequired />
        <TextField label="Address" placeholder="https://" />
      </Stack>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await shown(await body().findByRole('dialog', { name: 'Add link' }));
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await body().findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeAsksWhenSomethingWasTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const name = await body().findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Drawing');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(body().getByRole('alert')).toHaveTextContent('Discard what you typed?');
    await userEvent.click(body().getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Drawing');
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await userEvent.click(body().getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const HalfTheWindow: Story = {
  args: { width: '50%' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await body().findByRole('dialog');
    await waitFor(() =>
      expect(Math.abs(dialog.getBoundingClientRect().width - window.innerWidth / 2)).toBeLessThan(24),
    );
  },
};

export const AtTheEdge: Story = {
  render: () => (
    <Drawer isOpen onClose={fn()} title="Notifications">
      Three plans changed today.
    </Drawer>
  ),
};
