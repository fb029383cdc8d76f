import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Display/Disclosure',
  component: Disclosure,
  args: {
    title: 'Manufacturing cycle 2',
    meta: <Badge>4 orders</Badge>,
    children: <Text>The work orders.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Manufacturing cycle 2' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The work orders.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = { args: { defaultExpanded: true } };

/** The arrow stands at the right and points to the left until it is opened. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Manufacturing cycle 2' });
    const arrow = trigger.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.left).toBeGreaterThan(trigger.getBoundingClientRect().left + 20);
    await userEvent.click(trigger);
    await expect(canvas.getByText('The work orders.')).toBeVisible();
  },
};
