import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SpecimenRow } from '../../stories/Specimen.tsx';
import { inPlace, saysItIsReadOnly, saysItIsRequired, staysInItsPlace } from '../../stories/field-states.tsx';
import { Checkbox, CheckboxGroup, CheckMark } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Late plans', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The space bar checks and unchecks it; its words are its name. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Late plans' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Some of what it stands for is chosen. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Late plans' })).toBePartiallyChecked();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, isSelected: true },
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Late plans' });
    await expect(checkbox).toBeDisabled();
    await userEvent.click(canvas.getByText('Late plans'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The drawing alone, for lists that say by other means what is chosen: it has no name and no role. */
export const Marks: Story = {
  render: () => (
    <>
      {(['nothing', 'selected', 'indeterminate'] as const).map((state) => (
        <SpecimenRow key={state} label={state}>
          <span style={{ inlineSize: '1rem', blockSize: '1rem' }} data-testid={state}>
            <CheckMark isSelected={state === 'selected'} isIndeterminate={state === 'indeterminate'} />
          </span>
        </SpecimenRow>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const strokesOf = (state: string) => canvas.getByTestId(state).querySelectorAll('path').length;
    await expect([strokesOf('nothing'), strokesOf('selected'), strokesOf('indeterminate')]).toEqual([
      0, 1, 1,
    ]);
    await expect(canvas.getByTestId('selected').firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Filled: Story = {
  args: { defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Required: Story = {
  args: { isRequired: true, children: 'I have read the conditions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

/** A red frame; the words of the error stand with the group or the form. */
export const Invalid: Story = {
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

/** It can be reached and read, and does nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isSelected: true },
  play: async (stage) => {
    await saysItIsReadOnly('checkbox')(stage);
    await userEvent.click(stage.canvas.getByText('Late plans'));
    await expect(stage.args.onChange).not.toHaveBeenCalled();
  },
};

/** The box stays with the first line. */
export const LongText: Story = {
  args: { children: 'Plans whose shipment is later than the surgery or whose delivery nobody has confirmed' },
  decorators: [inPlace],
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  args: { defaultSelected: true },
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: staysInItsPlace,
};

const chosen = fn();
const group = (
  <>
    <Checkbox value="late">Late plans</Checkbox>
    <Checkbox value="hold">Plans on hold</Checkbox>
    <Checkbox value="old" isDisabled>
      Archived plans
    </Checkbox>
  </>
);

/** Several with one name; each is a stop of Tab. */
export const Group: Story = {
  render: () => (
    <CheckboxGroup label="Show" defaultValue={['late']} description="Any of them" onChange={chosen}>
      {group}
    </CheckboxGroup>
  ),
  beforeEach: () => {
    chosen.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Show' })).toHaveAccessibleDescription('Any of them');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chosen).toHaveBeenLastCalledWith(['late', 'hold']);
  },
};

export const GroupInvalid: Story = {
  render: () => (
    <CheckboxGroup label="Show" isRequired errorMessage="Choose at least one" orientation="horizontal">
      {group}
    </CheckboxGroup>
  ),
  tags: ['visual', 'visual-dark', 'visual-forced'],
  play: async (stage) => {
    await saysItIsRequired('checkbox')(stage);
    await expect(stage.canvas.getByRole('checkbox', { name: 'Late plans' })).toBeInvalid();
    await expect(stage.canvas.getByRole('group', { name: 'Show' })).toHaveAccessibleDescription(
      'Choose at least one',
    );
  },
};
