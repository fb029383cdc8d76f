import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'critical'] as const;
const variants = ['solid', 'outline', 'ghost'] as const;

export const Default: Story = {};

/** By pointer, Enter and the space bar. */
export const Pressed: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Looks: Story = {
  render: () => (
    <Specimen>
      {tones.map((tone) => (
        <SpecimenRow key={tone} label={tone}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              Add work order
            </Button>
          ))}
          <Button tone={tone} variant="solid" icon={<Plus />}>
            Add
          </Button>
          <Button tone={tone} icon={<Pencil />} iconAfter={<ChevronDown />}>
            Edit
          </Button>
          <IconButton tone={tone} label="Remove" icon={<Trash2 />} />
          <IconButton tone={tone} variant="outline" label="Refresh" icon={<RefreshCw />} />
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Specimen>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <SpecimenRow key={size} label={size}>
          <Button size={size} tone="accent" variant="solid">
            Confirm
          </Button>
          <Button size={size} icon={<Plus />}>
            Add
          </Button>
          <Button size={size} variant="ghost">
            Cancel
          </Button>
          <IconButton size={size} label="Refresh" icon={<RefreshCw />} />
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

export const Disabled: Story = {
  render: () => (
    <SpecimenRow>
      {variants.map((variant) => (
        <Button key={variant} isDisabled tone="accent" variant={variant}>
          Save
        </Button>
      ))}
    </SpecimenRow>
  ),
};

export const DisabledWithReason: Story = {
  args: { tone: 'accent', variant: 'solid', disabledReason: 'The plan is on hold' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('The plan is on hold');
    await expect(button).toHaveAccessibleDescription('The plan is on hold');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A pointer that passes over the bubble does not take it away; Escape does (WCAG 1.4.13). */
export const ReasonStaysUnderThePointer: Story = {
  args: { disabledReason: 'The plan is on hold' },
  tags: ['no-visual'],
  play: async () => {
    const body = within(document.body);
    await userEvent.tab();
    const bubble = await body.findByRole('tooltip');
    await expect(getComputedStyle(bubble).pointerEvents).toBe('auto');
    await userEvent.hover(bubble);
    await userEvent.unhover(bubble);
    // Longer than the time to cross the gap: nothing else could show that it stays.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(bubble).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
  },
};

/** A finger cannot rest on a button: a touch shows the reason, and one beside it takes it away. */
export const ReasonByTouch: Story = {
  args: { disabledReason: 'The plan is on hold' },
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const body = within(document.body);
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(await body.findByRole('tooltip')).toHaveTextContent('The plan is on hold');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[TouchA]', target: document.body }]);
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

const SendOnce = (props: ButtonProps) => {
  const [isDone, setDone] = useState(false);
  return (
    <Button {...props} disabledReason={isDone ? 'Already sent' : undefined} onPress={() => setDone(true)}>
      Send
    </Button>
  );
};

/** Pressing takes the right to press again: the focus stays where it was. */
export const LosesItsRight: Story = {
  render: (args) => <SendOnce {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { isPending: true, tone: 'accent', variant: 'solid' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // It is still called as before.
    await expect(button).toHaveAccessibleName(/\w/);
  },
};

/** The style sheet is really there: with it gone, pictures would still be stable, only bare. */
export const StylesArePresent: Story = {
  args: { tone: 'accent', variant: 'solid' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.backgroundColor).toBe('oklch(0.515 0.087 205)');
    await expect(style.fontFamily).toContain('Inter Variable');
    await expect(style.minHeight).toBe('32px');
  },
};
