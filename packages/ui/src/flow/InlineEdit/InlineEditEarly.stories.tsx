import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { InlineEditor } from './InlineEditor.tsx';
import { InlineEditorContext } from './inline-editor.ts';
import type { InlineEditProps } from './inline-edit.ts';
import { Holder, caseNumber, centres, forgetSaved, later, saved } from './inline-edit-holder.tsx';

/** Keys that are quicker than the editor's code, which is fetched when it is first needed. */
const meta = {
  title: 'Components/Flow/InlineEdit',
  component: InlineEdit,
  tags: ['!autodocs', 'no-visual'],
  args: caseNumber,
  beforeEach: forgetSaved,
} satisfies Meta<typeof InlineEdit>;
export default meta;

type Story = StoryObj<typeof meta>;

const arrivals = new Map<string, () => void>();

/** An edit whose editor is on its way until its arrival is called. */
const LateEdit = (edit: InlineEditProps) => {
  const [Late] = useState(() =>
    lazy(
      () =>
        new Promise<{ default: typeof InlineEditor<Key> }>((resolve) => {
          arrivals.set(edit.label, () => resolve({ default: InlineEditor<Key> }));
        }),
    ),
  );
  return (
    <InlineEditorContext value={Late}>
      <Holder {...edit} />
    </InlineEditorContext>
  );
};

/** Opens by key, types before the editor is there, and lets it come. */
const typeEarly = async (canvas: ReturnType<typeof within>, label: string, keys: string) => {
  canvas.getByRole('button', { name: new RegExp(`Edit ${label}`) }).focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('group', { name: `Edit ${label}` });
  await userEvent.keyboard(keys);
  await expect(saved).not.toHaveBeenCalled();
  arrivals.get(label)?.();
};

/** What is typed while the editor's code is on its way arrives in it, key by key. */
export const TypedBeforeItsEditorIsThere: Story = {
  render: () => <LateEdit {...caseNumber} />,
  play: async ({ canvas }) => {
    await typeEarly(canvas, 'Case number', 'CN-99{Backspace}8{Enter}');
    await waitFor(() => expect(saved.mock.calls).toEqual([['CN-98']]));
    await canvas.findByRole('button', { name: 'CN-98 , Edit Case number' });
  },
};

/** Escape leaves an editor that is not there yet. */
export const LeftBeforeItsEditorIsThere: Story = {
  render: () => <LateEdit {...caseNumber} />,
  play: async ({ canvas }) => {
    await typeEarly(canvas, 'Case number', 'nonsense{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Edit Case number/ })).toHaveFocus());
    await expect(saved).not.toHaveBeenCalled();
  },
};

const lateKinds: { edit: InlineEditProps; keys: string; value: unknown }[] = [
  {
    edit: { kind: 'number', label: 'Quantity', value: 12, onSave: later },
    keys: '48{Enter}',
    value: 48,
  },
  {
    edit: { kind: 'date', label: 'Delivery date', value: '2026-03-12', onSave: later },
    keys: '0504{Enter}',
    value: '2026-04-05',
  },
  {
    edit: { kind: 'select', label: 'Centre', value: 'de', options: centres, onSave: later },
    keys: 'n{Enter}',
    value: 'nl',
  },
  { edit: { kind: 'switch', label: 'Hot', value: false, onSave: later }, keys: ' {Enter}', value: true },
];

/** In fields of every kind. */
export const EveryKindTypedEarly: Story = {
  render: () => (
    <Stack>
      {lateKinds.map(({ edit }) => (
        <LateEdit key={edit.label} {...edit} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { edit, keys, value } of lateKinds) {
      await typeEarly(canvas, edit.label, keys);
      await waitFor(() => expect(saved.mock.calls).toEqual([[value]]));
      await canvas.findByRole('button', { name: new RegExp(`Edit ${edit.label}`) });
      saved.mockClear();
    }
  },
};
