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
import { DurationField } from './DurationField.tsx';

const HeldDurationField = controlled(DurationField);

const meta = {
  title: 'Components/Fields/DurationField',
  component: DurationField,
  args: { label: 'Lead time', value: 630, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <HeldDurationField {...args} />
    </div>
  ),
} satisfies Meta<typeof DurationField>;
export default meta;

type Story = StoryObj<typeof meta>;

const part = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('group', { name: 'Lead time' })).getByRole('textbox', { name });

export const Default: Story = {};

/** 630 minutes are 1 day of 8 hours, 2 hours, 30 minutes; what is more than a unit moves up. */
export const MovesUp: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(part(canvas, 'Days')).toHaveValue('1');
    await expect(part(canvas, 'Hours')).toHaveValue('2');
    await userEvent.clear(part(canvas, 'Hours'));
    await userEvent.type(part(canvas, 'Hours'), '10{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(18 * 60 + 30));
    await expect(part(canvas, 'Days')).toHaveValue('2');
    await expect(part(canvas, 'Hours')).toHaveValue('2');
  },
};

export const Empty: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.type(part(canvas, 'Minutes'), '90{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(90));
    await expect(part(canvas, 'Hours')).toHaveValue('1');
    await userEvent.clear(part(canvas, 'Hours'));
    await userEvent.tab();
    await userEvent.clear(part(canvas, 'Minutes'));
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

const states = fieldStates({
  role: 'textbox',
  value: 630,
  errorMessage: 'Lead time is longer than a year',
  long: {
    label: 'Time from the approval of the shape to the shipment of the sterile implant',
    errorMessage: 'The lead time is longer than the whole time between the request and the surgery',
  },
});

export const Filled: Story = {
  args: { description: 'Days of 8 hours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lead time' })).toHaveAccessibleDescription(
      'Days of 8 hours',
    );
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequiredInWords('group') };

export const Invalid: Story = {
  ...states.invalid,
  play: saysWhatIsWrong('group', 'Lead time is longer than a year'),
};

/** None of the three can be reached. */
export const Disabled: Story = {
  ...states.disabled,
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
};

/** In words, which can be reached and copied. */
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async (stage) => {
    await states.readOnly.play(stage);
    await expect(stage.canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('1 d 2 h 30 min');
  },
};

/** By the clock: a day has 24 hours. */
export const DaysOf24Hours: Story = {
  args: { hoursPerDay: 24, value: 12_345 },
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Days')).toHaveValue('8');
    await expect(part(canvas, 'Hours')).toHaveValue('13');
    await expect(part(canvas, 'Minutes')).toHaveValue('45');
  },
};

export const LongText: Story = { ...states.longText, decorators: [inPlace] };

export const RightToLeft: Story = { ...states.rightToLeft, decorators: [inPlace] };

export const States: Story = {
  render: (args) => (
    <Columns minWidth="medium">
      <HeldDurationField {...args} description="Days of 8 hours" />
      <HeldDurationField {...args} label="Empty" value={null} />
      <HeldDurationField
        {...args}
        label="Error"
        isRequired
        value={null}
        errorMessage="Lead time is required"
      />
      <HeldDurationField {...args} label="Disabled" isDisabled />
      <HeldDurationField {...args} label="Read only" isReadOnly />
      <HeldDurationField {...args} label="Days of 24 hours" hoursPerDay={24} value={12_345} />
    </Columns>
  ),
};
