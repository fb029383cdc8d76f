import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectForGloves } from '../../stories/expect-for-gloves.ts';
import { inPlace, saysItIsDisabled, saysItIsReadOnly, staysInItsPlace } from '../../stories/field-states.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { children: 'Hot', onChange: fn() },
  decorators: [inPlace],
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Space switches it; it says on and off. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Hot' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Hot'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = {
  args: { defaultSelected: true },
  tags: ['visual', 'visual-dark', 'visual-forced'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: saysItIsDisabled('switch'),
};

/** It can be reached and read, and does nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isSelected: true },
  play: async (stage) => {
    await saysItIsReadOnly('switch')(stage);
    await userEvent.click(stage.canvas.getByText('Hot'));
    await expect(stage.canvas.getByRole('switch')).toBeChecked();
  },
};

/** On the factory floor it is large enough for gloves. */
export const Floor: Story = {
  tags: ['no-visual'],
  globals: { density: 'floor' },
  play: async ({ canvas }) => {
    await expectForGloves([canvas.getByText('Hot').parentElement as HTMLElement]);
  },
};

/** Without words it has a name all the same. */
export const NameOnly: Story = {
  args: { children: undefined, 'aria-label': 'Active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Tell everybody who sees this plan as soon as one of its milestones is late' },
  play: staysInItsPlace,
};

/** The thumb goes to the left. */
export const RightToLeft: Story = {
  args: { defaultSelected: true },
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: staysInItsPlace,
};
