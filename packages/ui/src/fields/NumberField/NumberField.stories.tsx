import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  saysItIsRequired,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { NumberField } from './NumberField.tsx';

const HeldNumberField = controlled(NumberField);

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Quantity', value: null, minValue: 0, maxValue: 999, onChange: fn() },
  render: (args) => <HeldNumberField {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is typed beyond a limit is brought back to it when one leaves; an emptied field is `null`. */
export const KeepsItsLimits: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(input, '1200{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(999));
    await expect(input).toHaveValue('999');
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

/** A number below zero keeps its sign, typed or pasted: where it is out of the limits it is not taken for another one. */
export const BelowZero: Story = {
  args: { commitBehavior: 'validate' },
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(input, '-12{Backspace}{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(-1));
    await expect(input).toHaveValue('-1');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('-7');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(-7));
    await userEvent.clear(input);
    await userEvent.type(input, 'a-b3{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(-3));
  },
};

export const Filled: Story = {
  args: { value: 12, suffix: 'pieces', description: 'At most 999' },
};

/** Arrows step by one, Page keys further, Home and End to the limits; the small buttons are for the pointer. */
export const ByKeyboard: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(13));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(999));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(0));
  },
};

/** The wheel scrolls the page over a field that has the focus; its number stays. */
export const WheelScrollsThePage: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(input);
    // True: nobody kept the browser from scrolling.
    await expect(fireEvent.wheel(input, { deltaY: -100 })).toBe(true);
    await userEvent.tab();
    await expect(input).toHaveValue('12');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The decimal sign is kept, that of another language too, and a fraction is refused where only whole numbers count. */
export const WholeNumbers: Story = {
  args: { isWhole: true },
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    for (const typed of ['2.5', '2,5']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2.5));
      await expect(input).toHaveValue('2.5');
      await expect(input).toHaveAccessibleDescription('A whole number is needed');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '3{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(3));
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '2.5{Tab}');
    await expect(await canvas.findByText('A whole number is needed')).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequired('textbox') };

export const Invalid: Story = {
  args: { value: 0, errorMessage: 'Quantity must be above 0' },
  play: saysItIsInvalid('textbox', 'Quantity must be above 0'),
};

export const Disabled: Story = { args: { value: 12, isDisabled: true }, play: saysItIsDisabled('textbox') };

export const ReadOnly: Story = {
  args: { value: 12, suffix: 'pieces', isReadOnly: true },
  play: saysItIsReadOnly('textbox'),
};

export const LongText: Story = {
  args: {
    label: 'Number of pieces that the distribution centre keeps in stock for repeat orders',
    value: 1_234_567,
    maxValue: 9_999_999,
    suffix: 'pieces in boxes of twelve',
    errorMessage: 'More than the shelf of the distribution centre has room for at any time of the year',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { value: 12, suffix: 'pieces', errorMessage: 'Quantity must be above 12' },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
