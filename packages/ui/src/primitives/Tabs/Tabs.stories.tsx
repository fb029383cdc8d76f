import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

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

export const Default: Story = {};

/** The arrows choose; the chosen one has the panel. */
export const ChosenByKeyboard: Story = {
  tags: ['no-visual'],
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
    const panel = canvas.getByRole('tabpanel', { name: 'Links' });
    await expect(panel).toHaveFocus();
    // What a panel holds would hide a ring inside it.
    await expect(Number.parseFloat(getComputedStyle(panel).outlineOffset)).toBeGreaterThanOrEqual(0);
  },
};

/** Tabs that narrow one content leave it where it is: what was typed there stays (G2). */
export const OverOneContent: Story = {
  tags: ['no-visual'],
  args: { children: <input aria-label="Find" /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Find' });
    await userEvent.type(field, 'plate');
    await userEvent.click(canvas.getByRole('tab', { name: 'Links' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Links' })).toContainElement(field);
    await expect(field).toHaveValue('plate');
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

/** The first tab stands at the right, and the left arrow leads on. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: /Changes/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('comments');
    const left = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect().left;
    await expect(left('Comments')).toBeGreaterThan(left('Links'));
  },
};

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** Tabs whose counts come later. */
const LaterCounted = (props: TabsProps<string>) => {
  const [isCounted, setCounted] = useState(false);
  const items = props.items.map((item) => ({ ...item, ...(isCounted && { count: 31 }) }));
  return (
    <>
      <Tabs {...props} items={items} />
      <Button onPress={() => setCounted(true)}>Count</Button>
    </>
  );
};

/** More than there is room for: they scroll, and the chosen one is in view. */
export const MoreThanRoom: Story = {
  args: {
    label: 'Months',
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `m${index}`,
      title: month.format(Date.UTC(2026, index, 1)),
      content: `What happens in ${month.format(Date.UTC(2026, index, 1))}`,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'January' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'December', selected: true }).getBoundingClientRect();
    const sight = canvas.getByRole('tablist').parentElement?.getBoundingClientRect();
    await expect(Math.round(last.right)).toBeLessThanOrEqual(Math.round(sight?.right ?? 0));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What happens in December');
  },
};

/** What was chosen before the page came is seen, also once counts have made the others wider; a shadow tells of more. */
export const ChosenOutOfSight: Story = {
  ...MoreThanRoom,
  args: { ...MoreThanRoom.args, defaultSelected: 'm7' },
  render: (args) => <LaterCounted {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').parentElement as HTMLElement;
    const isSeen = () => {
      const chosen = canvas.getByRole('tab', { name: /August/, selected: true }).getBoundingClientRect();
      const sight = list.getBoundingClientRect();
      return chosen.left >= sight.left && chosen.right <= sight.right;
    };
    await expect(isSeen()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(canvas.getByRole('tab', { name: 'July 31' })).toBeInTheDocument();
    await expect(isSeen()).toBe(true);
    await waitFor(() => expect(list.parentElement).toHaveAttribute('data-cut-start'));
    await expect(list.parentElement).toHaveAttribute('data-cut-end');
  },
};
