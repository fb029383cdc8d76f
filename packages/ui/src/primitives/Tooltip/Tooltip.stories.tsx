import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Exports what you see');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Exports what you see');
  },
};

export const OnText: Story = {
  args: { content: 'Central European Time', children: <TooltipAnchor>09:00 CET</TooltipAnchor> },
};
