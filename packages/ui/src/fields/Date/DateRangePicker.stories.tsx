import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import { fieldStates, inPlace } from '../../stories/field-states.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const HeldDateRangePicker = controlled(DateRangePicker);
const body = () => within(document.body);

const meta = {
  title: 'Components/Fields/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Planned between', value: null, onChange: fn() },
  render: (args) => <HeldDateRangePicker {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two days, typed one after the other; both are inside. */
export const Typed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('spinbutton', { name: /day/ });
    if (first) await userEvent.click(first);
    await userEvent.keyboard('1203202603042026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-12', end: '2026-04-03' });
  },
};

export const Filled: Story = {
  args: { value: { start: '2026-03-12', end: '2026-04-03' }, description: 'At most ninety days' },
  tags: ['no-visual'],
};

/** Each month has its name, and its weeks are as high as those beside them, five or six. */
export const Open: Story = {
  args: { value: { start: '2026-07-12', end: '2026-08-03' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const months = await body().findAllByRole('grid');
    const weeks = months.map((month) => [...month.querySelectorAll('tbody tr')]);
    await expect(weeks.map((rows) => rows.length)).toEqual([5, 6]);
    const heights = weeks.flat().map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights)).toHaveProperty('size', 1);
    for (const name of ['July 2026', 'August 2026']) await expect(body().getByText(name)).toBeVisible();
  },
};

/** Picked from two months: the first press begins, the second ends. */
export const PickedAndEmptied: Story = {
  ...Filled,
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await expect(await body().findAllByRole('grid')).toHaveLength(2);
    await userEvent.click(body().getByRole('button', { name: /16 March 2026/ }));
    await userEvent.click(body().getByRole('button', { name: /20 March 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-03-20' });
    await waitFor(() => expect(body().queryByRole('grid')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const states = fieldStates({
  role: 'spinbutton',
  value: { start: '2026-03-12', end: '2026-04-03' },
  errorMessage: 'At most thirty days',
  long: {
    label: 'Days between which the shipment of the implant is planned to leave the house',
    errorMessage: 'The last day is before the first day, or there are more than ninety days between them',
  },
});

export const Required: Story = states.required;

export const Invalid: Story = states.invalid;

export const Disabled: Story = states.disabled;

export const ReadOnly: Story = states.readOnly;

export const LongText: Story = states.longText;

/** The parts keep the order of the reader’s language, the buttons change sides. */
export const RightToLeft: Story = states.rightToLeft;
