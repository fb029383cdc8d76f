import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../stories/controlled.tsx';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  saysItIsRequired,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { RadioGroup } from './RadioGroup.tsx';

type Direction = 'last' | 'next' | 'all';

const HeldRadioGroup = controlled(RadioGroup<Direction>);

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup<Direction>,
  args: {
    label: 'Direction',
    value: null,
    onChange: fn(),
    options: [
      { value: 'last', label: 'Last' },
      { value: 'next', label: 'Next', description: 'Counted from today' },
      { value: 'all', label: 'Both', isDisabled: true },
    ],
  },
  render: (args) => <HeldRadioGroup {...args} />,
  decorators: [inPlace],
} satisfies Meta<typeof RadioGroup<Direction>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One stop of Tab; the arrows choose and pass over what cannot be chosen. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('next');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('last');
    await expect(canvas.getByRole('radio', { name: 'Last' })).toHaveFocus();
    await userEvent.click(canvas.getByText('Counted from today'));
    await expect(args.onChange).toHaveBeenLastCalledWith('next');
  },
};

export const Filled: Story = {
  args: { value: 'last', description: 'From today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Last' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('From today');
  },
};

export const Horizontal: Story = {
  args: { value: 'next', orientation: 'horizontal' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('last');
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequired('radiogroup') };

export const Invalid: Story = {
  args: { errorMessage: 'Direction is required' },
  play: saysItIsInvalid('radiogroup', 'Direction is required'),
};

export const Disabled: Story = { args: { value: 'last', isDisabled: true }, play: saysItIsDisabled('radio') };

export const ReadOnly: Story = {
  args: { value: 'last', isReadOnly: true },
  play: async (stage) => {
    await saysItIsReadOnly('radiogroup')(stage);
    await userEvent.click(stage.canvas.getByText('Counted from today'));
    await expect(stage.canvas.getByRole('radio', { name: 'Last' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Direction in which the days are counted that the list of plans shows',
    options: [
      { value: 'last', label: 'All days before today, those on which nobody works among them' },
      {
        value: 'next',
        label: 'Next',
        description: 'Today and as many days after it as the number beside says',
      },
    ],
    errorMessage: 'Say in which direction the days are counted before you choose how many there are',
  },
  play: staysInItsPlace,
};

/** Beside each other the arrow to the left goes on. */
export const RightToLeft: Story = {
  args: { value: 'last', orientation: 'horizontal' },
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async (stage) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(stage.args.onChange).toHaveBeenLastCalledWith('next');
    await staysInItsPlace(stage);
  },
};
