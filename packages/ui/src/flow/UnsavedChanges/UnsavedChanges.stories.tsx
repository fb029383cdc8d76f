import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmOutlet } from '../ConfirmDialog/ConfirmOutlet.tsx';
import { type LeaveBlocker, useUnsavedChanges } from './use-unsaved-changes.ts';

const left = fn();

/** Behaves as the blocker of react-router does. */
const useSampleBlocker = (isDirty: boolean) => {
  const [state, setState] = useState<LeaveBlocker['state']>('unblocked');
  const proceed = () => {
    setState('proceeding');
    left('link');
  };
  const blocker: LeaveBlocker =
    state === 'blocked' ? { state, proceed, reset: () => setState('unblocked') } : { state };
  return { blocker, follow: () => (isDirty ? setState('blocked') : left('link')) };
};

const Editor = () => {
  const [text, setText] = useState('');
  const { blocker, follow } = useSampleBlocker(text !== '');
  const canLeave = useUnsavedChanges({ isDirty: text !== '', blocker });
  return (
    <Stack align="start">
      <TextField label="Comment" value={text} onChange={setText} />
      <Inline>
        <Button onPress={follow}>Follow a link</Button>
        <Button onPress={async () => (await canLeave()) && left('tab')}>Other tab</Button>
        <Button onPress={() => setText('')}>Save</Button>
      </Inline>
      <ConfirmOutlet />
    </Stack>
  );
};

const meta = {
  title: 'Components/Flow/UnsavedChanges',
  parameters: {
    docs: { description: { component: 'Asks before somebody leaves what was typed and not saved.' } },
  },
  component: Editor,
  beforeEach: () => {
    left.mockClear();
  },
} satisfies Meta<typeof Editor>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const press = (name: string) => userEvent.click(body().getByRole('button', { name }));
const answer = async (name: string) => {
  await body().findByRole('alertdialog', { name: 'Discard what you typed?' });
  await press(name);
  await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
};

export const Default: Story = {};

/** A link that is followed while something is typed asks; staying keeps the text, and the next link asks again. */
export const AsksBeforeALink: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Moved by a day');
    await press('Follow a link');
    await answer('Keep editing');
    await expect(left).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Moved by a day');
    await press('Follow a link');
    await answer('Discard');
    await waitFor(() => expect(left.mock.calls).toEqual([['link']]));
  },
};

export const AsksWithinThePage: Story = {
  play: async ({ canvas }) => {
    await press('Other tab');
    await waitFor(() => expect(left.mock.calls).toEqual([['tab']]));
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await press('Other tab');
    await answer('Keep editing');
    await expect(left).toHaveBeenCalledOnce();
  },
};

/** The window's own question comes exactly while something is typed. */
export const AsksBeforeTheWindowCloses: Story = {
  play: async ({ canvas }) => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(closing()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(closing()).toBe(true);
    await press('Save');
    await expect(closing()).toBe(false);
  },
};

/** Stays open, for looking at it. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Moved by a day');
    await press('Follow a link');
    await body().findByRole('alertdialog');
    await waitFor(() => expect(body().getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};
