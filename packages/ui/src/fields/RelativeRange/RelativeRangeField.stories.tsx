import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  fieldStates,
  inPlace,
  saysItIsRequiredInWords,
  saysWhatIsWrong,
} from '../../stories/field-states.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { RelativeRangeField } from './RelativeRangeField.tsx';
import type { RelativeRange } from './relative-range.ts';

const HeldRelativeRangeField = controlled(RelativeRangeField);

const meta = {
  title: 'Components/Fields/RelativeRangeField',
  component: RelativeRangeField,
  args: { label: 'Shipment due', value: { direction: 'last', amount: 3, unit: 'week' }, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <HeldRelativeRangeField {...args} />
    </div>
  ),
} satisfies Meta<typeof RelativeRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The amount is typed or stepped, never below 0; the unit gets its s above 0 (E15). */
export const AmountTyped: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Shipment due' }));
    const amount = group.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ direction: 'last', amount: 0, unit: 'week' }),
    );
    await expect(group.getByRole('button', { name: /Unit/ })).toHaveTextContent(/^Week$/);
    await userEvent.click(amount);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ direction: 'last', amount: 2, unit: 'week' });
    await expect(group.getByRole('button', { name: /Unit/ })).toHaveTextContent('Weeks');
  },
};

export const Directions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Direction/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Next' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ direction: 'next', amount: 3, unit: 'week' }),
    );
  },
};

/** Direction and unit alone are no range yet; nothing is told until there is an amount. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Unit/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Month' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(document.body).queryByRole('option')).toBeNull());
    await userEvent.type(canvas.getByRole('textbox'), '6{Tab}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ direction: 'last', amount: 6, unit: 'month' }),
    );
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

const states = fieldStates<RelativeRange | null>({
  role: 'textbox',
  value: { direction: 'next', amount: 999, unit: 'month' },
  errorMessage: 'Amount is required',
  long: {
    label: 'A milestone whose name is so long that it takes more than the line it has',
    errorMessage: 'The span reaches further than the calendar of the distribution centre is kept',
  },
});

export const Filled: Story = {
  args: { description: '26 Oct – 20 Nov 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shipment due' })).toHaveAccessibleDescription(
      '26 Oct – 20 Nov 2026',
    );
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequiredInWords('group') };

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Amount is required' },
  play: saysWhatIsWrong('group', 'Amount is required'),
};

/** None of the three can be used. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Direction/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Unit/ })).toBeDisabled();
  },
};

/** In words, which can be reached and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async (stage) => {
    await states.readOnly.play(stage);
    await expect(stage.canvas.getByRole('textbox', { name: 'Shipment due' })).toHaveValue('Last 3 Weeks');
  },
};

export const LongText: Story = { ...states.longText, decorators: [inPlace] };

/** Direction, amount and unit follow each other from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: async (stage) => {
    await states.rightToLeft.play(stage);
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(stage.canvas.getByRole('button', { name: /Direction/ }))).toBeGreaterThan(
      left(stage.canvas.getByRole('button', { name: /Unit/ })),
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Columns minWidth="medium">
      <HeldRelativeRangeField {...args} description="26 Oct – 20 Nov 2026" />
      <HeldRelativeRangeField {...args} value={null} label="Empty" />
      <HeldRelativeRangeField
        {...args}
        label="Required"
        isRequired
        errorMessage="Amount is required"
        value={null}
      />
      <HeldRelativeRangeField {...args} label="Disabled" isDisabled />
      <HeldRelativeRangeField {...args} label="Read only" isReadOnly />
      <HeldRelativeRangeField
        {...args}
        label="A milestone whose name is so long that it takes more than the line it has"
        value={{ direction: 'next', amount: 999, unit: 'month' }}
      />
    </Columns>
  ),
};
