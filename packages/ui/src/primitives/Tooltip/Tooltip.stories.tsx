import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip, TooltipAnchor } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: 'Exports what you see', children: <Button>Export</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  // Only the focus shows it.
  tags: ['opens'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Exports what you see');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Exports what you see');
  },
};

export const OnText: Story = {
  args: { content: 'Central European Time', children: <TooltipAnchor>09:00 CET</TooltipAnchor> },
};

/** Escape takes it away while the focus stays (WCAG 1.4.13). */
export const EscapeCloses: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bubble = await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The child is shown as it is. */
export const Off: Story = {
  tags: ['no-visual'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription();
  },
};

/** A long note breaks into lines and stays inside the window. */
export const LongText: Story = {
  args: {
    content:
      'Left acetabular component with screw holes, porous, 54 mm, customer specific, made for the distribution centre in Freiburg im Breisgau and shipped by air',
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    const bubble = await shown(await within(document.body).findByRole('tooltip'));
    const { left, right, height } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(height).toBeGreaterThan(40);
  },
};
