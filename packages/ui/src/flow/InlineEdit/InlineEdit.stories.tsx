import { createRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../stories/expect-open.ts';
import { shown } from '../../stories/shown.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { unsavedOnPage } from '../../primitives/Unsaved/unsaved.ts';
import { confirm } from '../ConfirmDialog/confirm.ts';
import { ConfirmOutlet } from '../ConfirmDialog/ConfirmOutlet.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { InlineEdits, type InlineEditsHandle } from './InlineEdits.tsx';
import type { InlineEditProps } from './inline-edit.ts';
import { Holder, caseNumber, centres, forgetSaved, later, saved } from './inline-edit-holder.tsx';

const meta = {
  title: 'Components/Flow/InlineEdit',
  component: InlineEdit,
  args: caseNumber,
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Holder {...args} />
    </div>
  ),
  beforeEach: forgetSaved,
} satisfies Meta<typeof InlineEdit>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /Edit/ }));

export const Text_: Story = {
  name: 'Text',
};

/** Enter saves, and the focus comes back to the value. */
export const TextSaved: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.type(await canvas.findByRole('textbox'), 'CN-4712{Enter}');
    const display = await canvas.findByRole('button', { name: 'CN-4712 , Edit Case number' });
    await expect(saved).toHaveBeenCalledWith('CN-4712');
    await waitFor(() => expect(display).toHaveFocus());
  },
};

export const EscapeRestores: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await canvas.findByRole('textbox'), 'nonsense{Escape}');
    await shown(await canvas.findByText('CN-4711'));
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A text that is too long is told when it is to be saved; all of it stays, and a shorter one is taken. */
export const TooLongIsRefused: Story = {
  tags: ['no-visual'],
  args: { ...caseNumber, maxLength: 10 } as typeof caseNumber,
  play: async ({ canvas }) => {
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.paste('CN-47120000');
    await userEvent.keyboard('{Enter}');
    await shown(await canvas.findByText('Case number is longer than 10 characters'));
    await expect(field).toHaveValue('CN-47120000');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('CN-4712000'));
  },
};

/** What a rule of the caller says against a text is told when it is to be saved, until it is changed; nothing is sent. */
export const RuleRefuses: Story = {
  tags: ['no-visual'],
  args: {
    ...caseNumber,
    faultOf: (text) => (text.includes('_') ? "Case number cannot contain '_' character" : undefined),
  } as typeof caseNumber,
  play: async ({ canvas }) => {
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '_1{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "Case number cannot contain '_' character",
    );
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'CN-4712{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('CN-4712'));
  },
};

/** What is typed is not lost by a way out of the page; an editor that was opened only holds nobody back. */
export const LeavingAsksWhenSomethingWasTyped: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    await expect(unsavedOnPage.size).toBe(0);
    await userEvent.type(field, '9');
    await expect(unsavedOnPage.size).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect(unsavedOnPage.size).toBe(0);
  },
};

export const EmptyIsRefused: Story = {
  args: { ...caseNumber, isRequired: true },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Empty value not allowed');
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** The refusal goes by itself after 4 s; the editor stays (A30). */
export const RefusalLeavesAfterFourSeconds: Story = {
  tags: ['no-visual'],
  args: { ...caseNumber, isRequired: true },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alert');
    const since = performance.now();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), { timeout: 8000 });
    await expect(performance.now() - since).toBeGreaterThan(3900);
    await expectOpen(canvas.getByRole('textbox'));
  },
};

export const NothingJumps: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = () =>
      (canvasElement.querySelector('[data-component="InlineEdit"]') as HTMLElement).offsetHeight;
    const before = height();
    await open(canvas);
    await canvas.findByRole('textbox');
    await expect(height()).toBe(before);
  },
};

export const ServerRefuses: Story = {
  play: async ({ canvas }) => {
    saved.mockImplementation(() => Promise.reject(new Error('Case number is used by plan 100246')));
    await open(canvas);
    await userEvent.type(await canvas.findByRole('textbox'), '9{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Case number is used by plan 100246');
    await expectOpen(await canvas.findByRole('textbox'));
  },
};

export const WarningDeclined: Story = {
  play: async ({ canvas }) => {
    saved.mockImplementation(() => Promise.resolve(false));
    await open(canvas);
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.type(await canvas.findByRole('textbox'), 'kept{Enter}');
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toHaveValue('kept'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Who declines in a dialog that asks about the value goes on where he typed, each time. */
export const FocusComesBackFromAQuestion: Story = {
  tags: ['no-visual'],
  render: () => (
    <>
      <Holder {...caseNumber} />
      <ConfirmOutlet />
    </>
  ),
  play: async ({ canvas }) => {
    saved.mockImplementation(() => confirm({ message: 'Its labels are printed already.' }));
    await userEvent.click(canvas.getByRole('button', { name: /Edit Case number/ }));
    const field = await canvas.findByRole('textbox');
    for (const next of ['CN-1', 'CN-2']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${next}{Enter}`);
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
    }
  },
};

export const Pending: Story = {
  play: async ({ canvas }) => {
    saved.mockImplementation(() => new Promise(() => {}));
    await open(canvas);
    await userEvent.type(await canvas.findByRole('textbox'), '9{Enter}');
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toBeDisabled());
  },
};

export const Number_: Story = {
  name: 'Number',
  args: { kind: 'number', label: 'Quantity', value: 12, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.type(await canvas.findByRole('textbox'), '998{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(998));
  },
};

/** A number out of its limits is refused with them, and stays to be mended; no other one is saved in its place. */
export const NumberOutOfLimits: Story = {
  tags: ['no-visual'],
  args: { kind: 'number', label: 'Sides', value: 2, min: 1, max: 6, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    for (const sides of ['7', '0']) {
      await userEvent.clear(await canvas.findByRole('textbox'));
      await userEvent.type(canvas.getByRole('textbox'), `${sides}{Enter}`);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('A number from 1 to 6 is needed');
      await expect(canvas.getByRole('textbox')).toHaveValue(sides);
    }
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A fraction stays as it was typed and is refused: its digits do not become another number. */
export const FractionRefused: Story = {
  tags: ['no-visual'],
  args: { kind: 'number', label: 'Overflow Days', value: 2, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    for (const typed of ['2.5', '1,5']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('A whole number is needed');
      await expect(field).toHaveValue(typed.replace(',', '.'));
    }
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A number that is refused, or asked about, stays the one that was typed: while it waits, and after. */
export const NumberRefused: Story = {
  tags: ['no-visual'],
  args: { kind: 'number', label: 'Quantity', value: 12, onSave: later },
  play: async ({ canvas }) => {
    let refuse: (reason: Error) => void = () => undefined;
    saved.mockImplementation(() => new Promise((_resolve, reject) => (refuse = reject)));
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '15{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveValue('15');
    refuse(new Error('Somebody else changed this.'));
    await canvas.findByRole('alert');
    await expect(field).toHaveValue('15');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await expect(saved).toHaveBeenLastCalledWith(15);
  },
};

/** Arrow keys go by 1 and stop at 0 and 999 (A31). */
export const NumberSteps: Story = {
  tags: ['no-visual'],
  args: { kind: 'number', label: 'Quantity', value: 998, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    const field = await canvas.findByRole('textbox');
    await userEvent.click(field);
    for (const after of ['999', '999']) {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(field).toHaveValue(after));
    }
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    for (const after of ['0', '0']) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(field).toHaveValue(after));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(0));
  },
};

export const Select_: Story = {
  name: 'Select',
  args: {
    kind: 'choice',
    label: 'Distribution centre',
    value: 'de',
    options: centres,
    isRequired: true,
    onSave: later,
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Germany Distribution centre' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Netherlands' }));
    await waitFor(() => expect(within(document.body).queryByRole('option')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('nl'));
  },
};

export const Date_: Story = {
  name: 'Date',
  args: { kind: 'date', label: 'Delivery date', value: '2026-03-12', onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2026-03-13'));
  },
};

/** A day that does not exist is not saved, neither as another one nor as none. */
export const NoSuchDay: Story = {
  ...Date_,
  name: 'No such day',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('31112026{Enter}');
    await expect(canvas.getByText('“31/11/2026” does not exist in the calendar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('301127{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2027-11-30'));
  },
};

/** Enter saves the date that was typed or none. */
export const DateTypedInOneGo: Story = {
  ...Date_,
  name: 'Date typed in one go',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await open(canvas);
    const day = await canvas.findByRole('spinbutton', { name: /day/ });
    for (const text of ['32/01/2027', '01/13/2027', '0/1/2027']) {
      await userEvent.click(day);
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(canvas.getByText(/does not exist in the calendar/)).toBeVisible();
    }
    await userEvent.click(day);
    await userEvent.keyboard('5 Mar{Enter}');
    await expect(canvas.getByText('“5 Mar” is not a date')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(day);
    await userEvent.keyboard('2027-03-05{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2027-03-05'));
  },
};

const beyondLimits: NonNullable<Story['play']> = async ({ canvas }) => {
  await open(canvas);
  await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('31/12/1850{Enter}');
  await expect(canvas.getByText('The earliest day is 01/01/1900')).toBeVisible();
  await expect(saved).not.toHaveBeenCalled();
};
const limits = { min: '1900-01-01', max: '2199-12-31' };

/** A day beyond the limits is said at the field, and not sent. */
export const DateBeyondLimits: Story = {
  args: { kind: 'date', label: 'Delivery date', value: '2026-03-12', ...limits, onSave: later },
  name: 'Date beyond its limits',
  tags: ['no-visual'],
  play: beyondLimits,
};

/** An instant has such limits too. */
export const DateTimeBeyondLimits: Story = {
  args: { kind: 'instant', label: 'Surgery', value: '2026-03-12T08:00:00Z', ...limits, onSave: later },
  name: 'Date and time beyond the limits',
  tags: ['no-visual'],
  play: beyondLimits,
};

export const DateTime: Story = {
  args: { kind: 'instant', label: 'Surgery', value: '2026-03-12T08:00:00Z', onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2026-03-12T09:00:00.000Z'));
  },
};

export const Switch_: Story = {
  name: 'Switch',
  args: { kind: 'boolean', label: 'Hot', value: false, onSave: later },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hot' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(true));
    await canvas.findByText('Yes');
  },
};

const every: InlineEditProps[] = [
  caseNumber,
  { kind: 'text', label: 'Remark', value: null, onSave: later },
  { kind: 'number', label: 'Quantity', value: 12, onSave: later },
  { kind: 'choice', label: 'Centre', value: 'de', options: centres, onSave: later },
  { kind: 'date', label: 'Delivery', value: '2026-03-12', onSave: later },
  { kind: 'instant', label: 'Surgery', value: '2026-03-12T08:00:00Z', onSave: later },
  { kind: 'boolean', label: 'Hot', value: true, onSave: later },
  { kind: 'text', label: 'On hold', value: 'Not now', disabledReason: 'The plan is on hold', onSave: later },
  { kind: 'text', label: 'Fixed', value: 'Read only', isReadOnly: true, onSave: later },
];

const Sheet = () => (
  <Card title="Request information">
    <Stack gap={1}>
      {every.map((edit) => (
        <div
          key={edit.label}
          style={{ display: 'grid', gridTemplateColumns: '8rem 1fr', alignItems: 'center' }}
        >
          <Text tone="muted" size="caption">
            {edit.label}
          </Text>
          <Holder {...edit} />
        </div>
      ))}
    </Stack>
  </Card>
);

export const EveryKind: Story = { render: () => <Sheet /> };

export const EveryKindOpen: Story = {
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /Edit/ })) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { name: 'Confirm' })).toHaveLength(7);
  },
};

/** Values and their pencils stand at the right, confirm and cancel behind the field. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Case number/ }));
    const left = (element: Element) => element.getBoundingClientRect().left;
    const field = await canvas.findByRole('textbox', { name: 'Case number' });
    const [confirm, cancel] = ['Confirm', 'Cancel'].map((name) => canvas.getByRole('button', { name }));
    await waitFor(() => expect(left(confirm as Element)).toBeLessThan(left(field)));
    await expect(left(cancel as Element)).toBeLessThan(left(confirm as Element));
  },
};

const edits = createRef<InlineEditsHandle>();

/** A key of the page opens the values of a record one after the other; what is locked or only shown is passed. */
export const EachAfterTheOther: Story = {
  tags: ['no-visual'],
  render: () => (
    <InlineEdits handle={edits}>
      <Sheet />
    </InlineEdits>
  ),
  play: async ({ canvas }) => {
    const openNext = async (label: string) => {
      edits.current?.editNext();
      await expect(await canvas.findByRole('group', { name: `Edit ${label}` })).toBeVisible();
      await canvas.findByRole('button', { name: 'Confirm' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: new RegExp(`Edit ${label}$`) })).toHaveFocus(),
      );
    };
    for (const { label, disabledReason, isReadOnly } of every)
      if (disabledReason === undefined && isReadOnly !== true) await openNext(label);
    await openNext('Case number');
  },
};
