import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { expectForGloves } from '../../stories/expect-for-gloves.ts';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { shown } from '../../stories/shown.ts';
import { DatePicker } from './DatePicker.tsx';

const HeldDatePicker = controlled(DatePicker);
const body = () => within(document.body);

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Delivery date', value: null, onChange: fn() },
  render: (args) => <HeldDatePicker {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Typed: digits fill a part and go on to the next. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('12032026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12');
  },
};

export const Filled: Story = {
  args: { value: '2026-03-12', description: 'Leaves in the evening' },
};

/** Picked: arrows go by days, Enter takes the day and closes; the focus comes back. */
export const PickedAndEmptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await body().findByRole('grid', { name: /March 2026/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-19');
    await waitFor(() => expect(body().queryByRole('grid')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Days outside of the limits cannot be picked. */
export const OpenWithLimits: Story = {
  args: { value: '2026-03-12', min: '2026-03-10', max: '2026-03-20' },
  tags: ['visual', 'visual-dark', 'visual-forced'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await shown(await body().findByRole('grid', { name: /March 2026/ }));
    await expect(body().getByRole('button', { name: /21 March 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** On the factory floor each day is large enough for gloves. */
export const OpenFloor: Story = {
  ...OpenWithLimits,
  tags: ['no-visual'],
  globals: { density: 'floor' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const grid = await body().findByRole('grid', { name: /March 2026/ });
    await expectForGloves(within(grid).getAllByRole('button'));
  },
};

const states = fieldStates({
  role: 'spinbutton',
  value: '2026-03-12',
  errorMessage: 'The day is a holiday',
  long: {
    label: 'Day on which the parcel leaves the distribution centre for the hospital',
    errorMessage: 'The distribution centre does not ship on this day because of a public holiday',
  },
});

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

export const Disabled: Story = states.disabled;

export const ReadOnly: Story = states.readOnly;

export const LongText: Story = states.longText;

/** The parts keep the order of the reader’s language, the buttons change sides. */
export const RightToLeft: Story = states.rightToLeft;
