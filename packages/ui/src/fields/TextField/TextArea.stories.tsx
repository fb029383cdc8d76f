import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  saysItIsRequired,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { TextArea } from './TextField.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Comment', onChange: fn() },
  decorators: [inPlace],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Enter makes a new line. */
export const NewLine: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Filled: Story = {
  args: {
    defaultValue: 'Sterilisation moved by one day.',
    description: 'Seen by everybody who sees the plan',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Seen by everybody who sees the plan',
    );
  },
};

export const Required: Story = { args: { isRequired: true }, play: saysItIsRequired('textbox') };

export const Invalid: Story = {
  args: { errorMessage: 'Comment is required' },
  play: saysItIsInvalid('textbox', 'Comment is required'),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Sterilisation moved by one day.' },
  play: saysItIsDisabled('textbox'),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Sterilisation moved by one day.' },
  play: saysItIsReadOnly('textbox'),
};

const line = 'Sterilisation moved by one day because the load of Thursday was full.';

/** It grows with its text, up to three times its lines; then it scrolls. */
export const LongText: Story = {
  args: { rows: 2, defaultValue: Array.from({ length: 12 }, () => line).join('\n') },
  play: async (stage) => {
    const area = stage.canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await staysInItsPlace(stage);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: line, errorMessage: 'Comment is too long' },
  globals: { direction: 'rtl' },
  play: staysInItsPlace,
};
