import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Plan',
    items: [
      { id: 'changes', title: 'Changes', count: 12, content: 'What was changed' },
      { id: 'comments', title: 'Comments', content: 'What was said' },
      { id: 'links', title: 'Links', content: 'Where to look' },
      { id: 'audit', title: 'Audit', content: 'Who did it', isDisabled: true },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Changes/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Comments' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was said');
    await expect(canvas.queryByText('What was changed')).toBeNull();
    await expect(args.onSelect).toHaveBeenLastCalledWith('comments');
  },
};

/** Round the ends and over what is disabled; Tab leads into the panel. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Changes/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('links');
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByRole('tab', { name: 'Links', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Links' })).toHaveFocus();
  },
};

/** A selection that its owner refuses stays where it was. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: { selected: 'changes' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Comments' }));
    await expect(args.onSelect).toHaveBeenCalledWith('comments');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was changed');
    await userEvent.click(canvas.getByRole('tab', { name: 'Audit' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};
