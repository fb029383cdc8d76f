import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { DateTimePicker } from './DatePicker.tsx';

const HeldDateTimePicker = controlled(DateTimePicker);

const meta = {
  title: 'Components/Fields/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Surgery', value: null, onChange: fn() },
  render: (args) => <HeldDateTimePicker {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof DateTimePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Read and typed in the viewer's zone, which is told behind the time; the value is an instant. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('120320260900');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T08:00:00.000Z');
  },
};

export const Filled: Story = {
  args: { value: '2026-03-12T08:00:00Z', description: 'In the zone of the hospital' },
};

export const Counted: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('09');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T08:01:00.000Z');
  },
};

/** The same instant elsewhere. */
export const InAnotherZone: Story = {
  args: { value: '2026-03-12T08:00:00Z', timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('04');
  },
};

const states = fieldStates({
  role: 'spinbutton',
  value: '2026-03-12T08:00:00Z',
  errorMessage: 'The surgery is before the delivery',
  long: {
    label: 'Beginning of the surgery as the hospital told it, in the zone of the hospital',
    errorMessage: 'The surgery begins before the parcel can be at the hospital even when it leaves today',
  },
});

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

export const Disabled: Story = states.disabled;

export const ReadOnly: Story = states.readOnly;

export const LongText: Story = states.longText;

/** The parts keep the order of the reader’s language, the buttons change sides. */
export const RightToLeft: Story = states.rightToLeft;
