import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { clearToasts, toast } from './toast.ts';
import { ToastOutlet } from './ToastOutlet.tsx';

const undo = fn();

const Bench = () => (
  <>
    <Inline>
      <Button onPress={() => toast({ message: 'Link added', duration: 'persistent' })}>Success</Button>
      <Button
        onPress={() =>
          toast({
            tone: 'critical',
            title: 'Not saved',
            message: 'The server did not answer.',
            duration: 'persistent',
          })
        }
      >
        Error
      </Button>
      <Button
        onPress={() =>
          toast({
            tone: 'info',
            message: 'Filter removed',
            duration: 'persistent',
            action: { label: 'Undo', onAction: undo },
          })
        }
      >
        With action
      </Button>
      <Button onPress={() => toast({ message: 'Copied', duration: 200 })}>Short</Button>
    </Inline>
    <ToastOutlet />
  </>
);

const meta = {
  title: 'Components/Flow/Toast',
  component: Bench,
  beforeEach: () => {
    clearToasts();
    undo.mockClear();
  },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

const region = () => within(document.body).getByRole('region', { name: 'Notifications' });

export const AllTones: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'With action'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region()).getByRole('alert')).toHaveTextContent('Not saved');
  },
};

export const Leaves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await shown(within(region()).getByText('Copied'));
    await waitFor(() => expect(within(region()).queryByText('Copied')).toBeNull());
  },
};

export const WaitsWhileHovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await userEvent.hover(within(region()).getByText('Copied'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await shown(within(region()).getByText('Copied'));
    await userEvent.unhover(within(region()).getByText('Copied'));
    await waitFor(() => expect(within(region()).queryByText('Copied')).toBeNull());
  },
};

export const ActsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With action' }));
    await userEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(within(region()).queryByRole('listitem')).toBeNull();
  },
};
