import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsReadOnly,
  saysWhatIsWrong,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { shown } from '../../stories/shown.ts';
import { Select } from './Select.tsx';

const centres = [
  { id: 'de', name: 'Germany', description: 'Freiburg' },
  { id: 'nl', name: 'Netherlands' },
  { id: 'us', name: 'United States' },
  { id: 'jp', name: 'Japan', isDisabled: true },
];

const HeldSelect = controlled(Select<string>);
const body = () => within(document.body);

const meta = {
  title: 'Components/Fields/Select',
  component: Select<string>,
  args: { label: 'Distribution centre', options: centres, value: null, onChange: fn() },
  render: (args) => <HeldSelect {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof Select<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Chosen by keyboard; the list closes and the focus comes back. */
export const ChosenByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Distribution centre/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await body().findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('nl'));
    await waitFor(() => expect(body().queryByRole('listbox')).toBeNull());
    await expect(button).toHaveTextContent('Netherlands');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Filled: Story = {
  args: { value: 'de', isClearable: true, description: 'Ships the implant' },
};

/** The cross takes the choice back. */
export const Emptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Germany/ })).toHaveAccessibleDescription(
      'Ships the implant',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** The choice is marked, the second line is quieter, what cannot be chosen is grey. */
export const Open: Story = {
  args: { value: 'nl' },
  tags: ['visual', 'visual-dark', 'visual-forced', 'visual-compact'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Netherlands/ }));
    await shown(await body().findByRole('option', { name: 'Netherlands', selected: true }));
    await expect(body().getByRole('option', { name: 'Japan' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Distribution centre/ }));
    await shown(await body().findByText('Nothing matches'));
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Distribution centre is required' },
  play: saysWhatIsWrong('button', 'Distribution centre is required'),
};

export const Disabled: Story = { args: { value: 'de', isDisabled: true }, play: saysItIsDisabled('button') };

/** The choice is text: it can be reached and copied, no list opens. */
export const ReadOnly: Story = {
  args: { value: 'nl', isReadOnly: true },
  play: async (stage) => {
    await saysItIsReadOnly('textbox')(stage);
    const text = stage.canvas.getByRole('textbox', { name: 'Distribution centre' });
    await expect(text).toHaveValue('Netherlands');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}g');
    await expect(body().queryByRole('listbox')).toBeNull();
    await expect(stage.args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Distribution centre that ships the implant and its instruments to the hospital',
    options: [{ id: 'x', name: 'Klinikum der Albert-Ludwigs-Universität Freiburg im Breisgau' }],
    value: 'x',
    isClearable: true,
    errorMessage: 'This distribution centre does not ship on the day before a public holiday',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { value: 'de', isClearable: true },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
