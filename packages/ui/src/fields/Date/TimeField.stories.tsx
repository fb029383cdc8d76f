import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { TimeField } from './TimeField.tsx';

const HeldTimeField = controlled(TimeField);

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  args: { label: 'Cut-off', value: null, onChange: fn() },
  render: (args) => <HeldTimeField {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Digits fill hours and minutes, in 24 hours. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('1430');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
  },
};

export const Filled: Story = {
  args: { value: '14:30', step: 15, description: 'In quarters of an hour' },
};

/** Arrows go by the step; what is typed beside it moves to the nearest when one leaves. */
export const CountedAndEmptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45');
    await userEvent.keyboard('22{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:15');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('{Backspace}{Backspace}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const states = fieldStates({
  role: 'spinbutton',
  value: '14:30',
  errorMessage: 'After the last pick-up',
  long: {
    label: 'Time of the day until which an order still leaves the distribution centre on the same day',
    errorMessage: 'The carrier picks up the parcels of this distribution centre at four in the afternoon',
  },
});

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

export const Disabled: Story = states.disabled;

export const ReadOnly: Story = states.readOnly;

export const LongText: Story = states.longText;

/** Hours stay before minutes. */
export const RightToLeft: Story = states.rightToLeft;
