import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ConflictField, ConflictSides } from './conflict.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const caseNumber = {
  id: 'case',
  label: 'Case number',
  base: 'CN-4711',
  yours: 'CN-4712',
  theirs: 'CN-4799',
};

const meta = {
  title: 'Components/Flow/ConflictDialog',
  component: ConflictDialog,
  args: {
    isOpen: true,
    fields: [
      caseNumber,
      {
        id: 'date',
        label: 'Delivery date',
        base: '12 Mar 2026',
        yours: '14 Mar 2026',
        theirs: '13 Mar 2026',
      },
    ],
    onKeepYours: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    children: 'Changed by M. Brandt while you were editing.',
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = async () => within(await within(document.body).findByRole('alertdialog'));

export const Fields: Story = {
  tags: ['visual-dark', 'visual-forced'],
};

/** Taking theirs is told to the caller. */
export const FieldsTaken: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await question();
    await expect(dialog.getByRole('row', { name: /Case number/ })).toHaveTextContent('CN-4799');
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

/** One field: two answers. The one that overwrites nobody has the focus. */
export const OneField: Story = {
  args: { fields: [caseNumber], onChooseEach: fn() },
  play: async ({ args }) => {
    const dialog = await question();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Take theirs' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepYours).toHaveBeenCalledOnce();
  },
};

/** Nothing is chosen for the person: the answer is held back, with its reason, until each field has one. */
export const EachField: Story = {
  args: { onChooseEach: fn() },
  tags: ['visual', 'visual-dark', 'visual-forced', 'visual-zoomed'],
  play: async ({ args }) => {
    const dialog = await question();
    const apply = dialog.getByRole('button', { name: 'Apply choice' });
    await userEvent.click(apply);
    await expect(args.onChooseEach).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Case number Yours CN-4712' }));
    await userEvent.click(dialog.getByText('13 Mar 2026'));
    await expect(dialog.getByRole('radio', { name: 'Delivery date Theirs 13 Mar 2026' })).toBeChecked();
    await userEvent.click(apply);
    await expect(args.onChooseEach).toHaveBeenLastCalledWith({ case: 'yours', date: 'theirs' });
  },
};

/** Tab goes from field to field, the arrows choose. */
export const EachFieldByKeyboard: Story = {
  args: { onChooseEach: fn() },
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await question();
    const radio = (name: RegExp) => dialog.getByRole('radio', { name });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take all theirs' })).toHaveFocus());
    radio(/Case number Yours/).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(radio(/Case number Theirs/)).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radio(/Delivery date Yours/)).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Apply choice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseEach).toHaveBeenLastCalledWith({ case: 'theirs', date: 'yours' });
  },
};

/** One person in two windows: nobody else is told of. */
export const OwnInTwoWindows: Story = {
  args: {
    isOwn: true,
    fields: [caseNumber],
    children: 'You changed this yourself at 10:28. What you typed is kept.',
  },
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', {
      name: 'You changed this yourself meanwhile',
    });
    await expect(dialog).not.toHaveTextContent(/theirs|somebody/i);
    await expect(within(dialog).getByRole('columnheader', { name: 'Saved meanwhile' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take what was saved' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep what is typed' }));
    await expect(args.onKeepYours).toHaveBeenCalledOnce();
  },
};

/** All at once stays one press. */
export const AllAtOnce: Story = {
  args: { onChooseEach: fn() },
  tags: ['no-visual'],
  play: async ({ args }) => {
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep all mine' }));
    await expect(args.onKeepYours).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Take all theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(args.onChooseEach).not.toHaveBeenCalled();
  },
};

const long = 'Sterilisation moved by one day because the load of Thursday was full. '.repeat(3);

/** Text of many lines, and values that are not there. */
export const LongAndEmpty: Story = {
  args: {
    onChooseEach: fn(),
    fields: [
      {
        id: 'comment',
        label: 'Comment of the planner',
        base: 'None',
        yours: long,
        theirs: long.slice(0, 72),
      },
      { id: 'surgeon', label: 'Surgeon', base: '', yours: 'Dr. Castellanos-Albrecht', theirs: null },
      { id: 'lot', label: 'Sterile lot', base: 'L-2026-000481-REWORK-0002', yours: undefined, theirs: 'L-2' },
    ],
  },
  tags: ['visual'],
  play: async () => {
    const dialog = await question();
    await expect(dialog.getByRole('radio', { name: 'Surgeon Theirs No value' })).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  args: { onChooseEach: fn() },
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async () => {
    await userEvent.click((await question()).getByRole('radio', { name: /Case number Yours/ }));
  },
};

const saved = { case: 'CN-4711', date: '12 Mar 2026' };
const theirs = { case: 'CN-4799', date: '13 Mar 2026' };
type Facts = typeof saved;

const FactsForm = () => {
  const [typed, setTyped] = useState(saved);
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<Facts>();
  const keep = (facts: Facts) => {
    setTyped(facts);
    setKept(facts);
    setAsking(false);
  };
  const fields: ConflictField[] = [
    { id: 'case', label: 'Case number', base: saved.case, yours: typed.case, theirs: theirs.case },
    { id: 'date', label: 'Delivery date', base: saved.date, yours: typed.date, theirs: theirs.date },
  ];
  const pick = (sides: ConflictSides) =>
    keep({
      case: sides['case'] === 'yours' ? typed.case : theirs.case,
      date: sides['date'] === 'yours' ? typed.date : theirs.date,
    });
  return (
    <Stack align="start">
      <TextField
        label="Case number"
        value={typed.case}
        onChange={(next) => setTyped({ ...typed, case: next })}
      />
      <TextField
        label="Delivery date"
        value={typed.date}
        onChange={(next) => setTyped({ ...typed, date: next })}
      />
      <Button onPress={() => setAsking(true)}>Save</Button>
      <Text>{kept === undefined ? 'Not saved' : `Saved: ${kept.case}, ${kept.date}`}</Text>
      <ConflictDialog
        isOpen={isAsking}
        fields={fields}
        onKeepYours={() => keep(typed)}
        onTakeTheirs={() => keep(theirs)}
        onChooseEach={pick}
        onClose={() => setAsking(false)}
      >
        Changed by M. Brandt while you were editing.
      </ConflictDialog>
    </Stack>
  );
};

/** Deciding later keeps what was typed; the next attempt asks anew. */
export const TypedTextStays: Story = {
  render: () => <FactsForm />,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Case number' });
    await userEvent.clear(input);
    await userEvent.type(input, 'CN-5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const first = await question();
    await userEvent.click(first.getByRole('radio', { name: /Case number Theirs/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(input).toHaveValue('CN-5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const second = await question();
    await expect(second.getByRole('radio', { name: /Case number Theirs/ })).not.toBeChecked();
    await userEvent.click(second.getByRole('radio', { name: 'Case number Yours CN-5000' }));
    await userEvent.click(second.getByRole('radio', { name: /Delivery date Theirs/ }));
    await userEvent.click(second.getByRole('button', { name: 'Apply choice' }));
    await expect(await canvas.findByText('Saved: CN-5000, 13 Mar 2026')).toBeVisible();
  },
};
