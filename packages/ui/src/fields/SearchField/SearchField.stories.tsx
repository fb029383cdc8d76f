import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: { label: 'Search plans', onChange: fn(), onSubmit: fn(), onClear: fn() },
  decorators: [inPlace],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The glass says to the eye what it is; its name is hidden. Enter searches at once, Escape empties it. */
export const Searches: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search plans' });
    await userEvent.type(input, '26-10412{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('26-10412');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { defaultValue: '26-10412', isLabelHidden: false, description: 'Number, case or surgeon' },
};

/** The cross is there as long as there is something to take away. */
export const Emptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Offers of the browser, whose list opens for people alone; any other text stays possible. */
export const Suggestions: Story = {
  args: { defaultValue: '26-104', suggestions: ['26-10412', '26-10498'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('datalist option')).toHaveLength(2);
    // The browser's own list makes it a combo box.
    await expect(canvas.getByRole('combobox', { name: 'Search plans' })).toHaveAttribute('list');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '%', errorMessage: 'At least three letters' },
  play: saysItIsInvalid('searchbox', 'At least three letters'),
};

export const Disabled: Story = {
  args: { defaultValue: '26-10412', isDisabled: true },
  play: saysItIsDisabled('searchbox'),
};

export const ReadOnly: Story = {
  args: { defaultValue: '26-10412', isReadOnly: true },
  play: saysItIsReadOnly('searchbox'),
};

export const LongText: Story = {
  args: {
    label: 'Search the plans of all distribution centres and of every year since 2019',
    isLabelHidden: false,
    defaultValue: 'Klinikum der Albert-Ludwigs-Universität Freiburg im Breisgau',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { defaultValue: '26-10412' },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
