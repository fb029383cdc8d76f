import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { DateField } from './DatePicker.tsx';

const HeldDateField = controlled(DateField);

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: null, onChange: fn() },
  render: (args) => <HeldDateField {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Digits fill a part and go on to the next; it is a value when all parts are there. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('0508');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('1974');
    await expect(args.onChange).toHaveBeenLastCalledWith('1974-08-05');
  },
};

/** A short year is written out when the field is left; the value has it at once. */
export const ShortYear: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('241127');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-24');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('2027');
  },
};

/** A day that does not exist stays as it was typed, and is no value, until it is put right. */
export const NoSuchDay: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    await userEvent.click(day);
    await userEvent.keyboard('29022027');
    await userEvent.tab();
    await expect(canvas.getByText('“29/02/2027” does not exist in the calendar')).toBeVisible();
    await expect(day).toBeInvalid();
    await expect(day).toHaveTextContent('29');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).not.toHaveBeenCalledWith('2027-02-28');
    await userEvent.click(day);
    await userEvent.keyboard('28');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await expect(day).toBeValid();
  },
};

export const Filled: Story = {
  args: { value: '1974-08-05', description: 'As on the request' },
};

/** Arrows count a part up and down. Backspace empties it; a field that is left with an empty part is empty. */
export const CountedAndEmptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1974-08-06');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1974-07-06');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('dd');
  },
};

const states = fieldStates({
  role: 'spinbutton',
  value: '1974-08-05',
  errorMessage: 'Date of birth is in the future',
  long: {
    label: 'Date of birth of the patient as it stands on the request of the hospital',
    errorMessage: 'The patient would be older than a hundred and twenty years on the day of the surgery',
  },
});

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

export const Disabled: Story = states.disabled;

export const ReadOnly: Story = states.readOnly;

export const LongText: Story = states.longText;

/** The parts keep the order of the reader’s language. */
export const RightToLeft: Story = states.rightToLeft;
