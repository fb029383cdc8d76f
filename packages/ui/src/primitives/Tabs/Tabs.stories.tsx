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
    // The tabs stand after a second pass over the collection, which a slow page shows a moment later.
    await userEvent.click(await canvas.findByRole('tab', { name: /Changes/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Comments' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was said');
    await expect(canvas.queryByText('What was changed')).toBeNull();
    await expect(args.onSelect).toHaveBeenLastCalledWith('comments');
  },
};
