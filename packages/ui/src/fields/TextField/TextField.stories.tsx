import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hash } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  saysItIsRequired,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Case number', onChange: fn() },
  decorators: [inPlace],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The label is its name; pressing the label goes into it. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Case number' });
    await userEvent.click(canvas.getByText('Case number'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'CN-1');
    await expect(args.onChange).toHaveBeenLastCalledWith('CN-1');
  },
};

export const Filled: Story = {
  args: { defaultValue: 'CN-4711', description: 'As on the surgeon’s order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As on the surgeon’s order');
  },
};

/** Browsers cut a pasted text without a word: the field says so until the text is changed. */
export const PastedBeyondLimit: Story = {
  args: { maxLength: 8 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Case number' });
    await userEvent.click(input);
    await userEvent.paste('CN-4711-2026');
    await expect(input).toHaveValue('CN-4711-');
    await expect(input).toHaveAccessibleDescription('Only the first 8 characters were taken over');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
    await userEvent.clear(input);
    await userEvent.paste('CN-4711');
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.clear(input);
    await userEvent.paste('CN-4711-2026');
    await userEvent.tab();
    await expect(canvas.getByText('Only the first 8 characters were taken over')).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequired('textbox') };

/** The error stands in the place of the description. */
export const Invalid: Story = {
  args: { description: 'Six digits', errorMessage: 'Case number is required' },
  play: saysItIsInvalid('textbox', 'Case number is required'),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'CN-4711' },
  play: saysItIsDisabled('textbox'),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'CN-4711' },
  play: saysItIsReadOnly('textbox'),
};

/** An icon before and a unit behind; digits of one width. */
export const Adorned: Story = {
  args: { label: 'Request id', icon: <Hash />, suffix: 'mm', isNumeric: true, defaultValue: '100245' },
};

/** The name is there without being seen. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'CN-0000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Case number' })).toBeVisible();
    await expect(canvas.queryByText('Case number')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Name of the distribution centre that ships the implant and its instruments',
    defaultValue: 'Klinikum der Albert-Ludwigs-Universität Freiburg im Breisgau',
    errorMessage: 'The name is longer than the forty characters that the label of the box has room for',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { ...Adorned.args, errorMessage: 'Request id is required' },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
