import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ConfirmQuestion, confirm } from './confirm.ts';
import { ConfirmOutlet } from './ConfirmOutlet.tsx';

const answered = fn<(isConfirmed: boolean) => void>();

const Asker = (question: ConfirmQuestion) => (
  <>
    <Button onPress={async () => answered(await confirm(question))}>Delete</Button>
    <ConfirmOutlet />
  </>
);

const meta = {
  title: 'Components/Flow/Confirm',
  parameters: {
    docs: {
      description: {
        component:
          'A question before something that cannot be taken back; `confirm()` asks it and resolves with the answer.',
      },
    },
  },
  component: Asker,
  args: { message: 'Do you want to remove Link to drawing?' },
  beforeEach: () => {
    answered.mockClear();
  },
} satisfies Meta<typeof Asker>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const ask = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  return body().findByRole('alertdialog', { name: 'Warning' });
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await shown(await ask(canvas));
  },
};

export const Confirmed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(dialog).toHaveTextContent('Do you want to remove Link to drawing?');
    await waitFor(() => expect(body().getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
  },
};

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};

/** Two clicks are one question: it is answered once, and is not there again afterwards. */
export const DoubleClick: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Delete' }));
    await body().findByRole('alertdialog', { name: 'Warning' });
    await userEvent.click(body().getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await expect(answered.mock.calls).toEqual([[false], [true]]);
  },
};

export const Destructive: Story = {
  args: {
    title: 'Delete plan 100245?',
    message: 'It cannot be brought back.',
    confirmLabel: 'Delete',
    tone: 'critical',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await shown(await body().findByRole('alertdialog', { name: 'Delete plan 100245?' }));
    await waitFor(() => expect(body().getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** Enter on its way must not delete anything. */
export const DestructiveByMistake: Story = {
  ...Destructive,
  tags: ['no-visual'],
  play: async (context) => {
    await Destructive.play?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  },
};

/** Something else than deleting, in words of its own. */
export const Question: Story = {
  args: {
    title: 'Warning',
    message: 'The plan was changed meanwhile. Do you want to go on with what you see?',
    confirmLabel: 'Go on',
  },
  play: async ({ canvas }) => {
    await ask(canvas);
  },
};
