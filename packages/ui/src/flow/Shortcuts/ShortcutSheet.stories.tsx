import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { Keys } from './Keys.tsx';
import { setSingleKeys } from './shortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { useShortcut } from './use-shortcut.ts';

const pressed = fn<(label: string) => void>();

const Desk = () => {
  const [isOpen, setOpen] = useState(false);
  const [hasNew, setNew] = useState(true);
  useShortcut({ keys: 'Mod+K', label: 'Search', onAction: () => pressed('search') });
  useShortcut({ keys: 'G P', label: 'Fulfilment plans', group: 'Go to', onAction: () => pressed('plans') });
  useShortcut({ keys: 'G C', label: 'Changes', group: 'Go to', onAction: () => pressed('changes') });
  useShortcut({
    keys: 'N',
    label: 'New plan',
    group: 'Plans',
    isDisabled: !hasNew,
    onAction: () => {
      pressed('new');
      setNew(false);
    },
  });
  return (
    <Stack align="start">
      <p>Press ? for the shortcuts.</p>
      <TextField label="Comment" />
      <ShortcutSheet isOpen={isOpen} onOpenChange={setOpen} />
    </Stack>
  );
};

const meta = {
  title: 'Components/Flow/ShortcutSheet',
  parameters: {
    docs: {
      description: { component: 'The keys that do something on this page, listed with a question mark.' },
    },
  },
  component: Desk,
  beforeEach: () => {
    pressed.mockClear();
    setSingleKeys(true);
  },
} satisfies Meta<typeof Desk>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

/** What is in force stands in the sheet, by group. */
export const Open: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const sheet = within(await shown(await body().findByRole('dialog', { name: 'Keyboard shortcuts' })));
    await expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'General',
      'Go to',
      'Plans',
    ]);
    await expect(sheet.getByText('Fulfilment plans').parentElement).toHaveTextContent('GthenP');
    // While it is open, the page's own keys rest.
    await userEvent.keyboard('n');
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const Presses: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.keyboard('gp');
    await expect(pressed).toHaveBeenLastCalledWith('plans');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(pressed).toHaveBeenLastCalledWith('search');
    await userEvent.keyboard('n');
    await userEvent.keyboard('n');
    await expect(pressed.mock.calls.filter(([label]) => label === 'new')).toHaveLength(1);
  },
};

/** Letters belong to whoever is writing; combinations work there too. */
export const NotWhileWriting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no gp?');
    await expect(pressed).not.toHaveBeenCalled();
    await expect(body().queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(pressed).toHaveBeenCalledWith('search');
  },
};

/** Single keys can be switched off (WCAG 2.1.4). */
export const SingleKeysOff: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.keyboard('?');
    await userEvent.click(await body().findByRole('switch', { name: 'Shortcuts of a single key' }));
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gp?');
    await expect(pressed).not.toHaveBeenCalled();
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};

export const KeyCaps: Story = {
  render: () => (
    <Inline gap={6}>
      {['Mod+K', '?', 'G P', 'Mod+Shift+ArrowUp', 'Escape'].map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
    </Inline>
  ),
};
