import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SpecimenRow } from '../../stories/Specimen.tsx';
import { Checkbox, CheckMark } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Late plans', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The space bar checks and unchecks it; its words are its name. */
export const Default: Story = {
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
