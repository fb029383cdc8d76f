import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, LogOut, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();
const choose = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button iconAfter={<ChevronDown />}>Actions</Button>,
    groups: [
      {
        id: 'plan',
        entries: [
          { id: 'edit', label: 'Edit', icon: <Pencil />, shortcut: 'E', onAction: edit },
          { id: 'copy', label: 'Copy', icon: <Copy />, href: '/plans/new?from=100245' },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 />,
            tone: 'critical',
            isDisabled: true,
            description: 'Only drafts can be deleted',
          },
        ],
      },
      {
        id: 'theme',
        title: 'Theme',
        selected: 'light',
        onSelect: choose,
        entries: [
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      },
      { id: 'session', entries: [{ id: 'out', label: 'Sign out', icon: <LogOut /> }] },
    ],
  },
  beforeEach: () => {
    edit.mockClear();
    choose.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await shown(await body().findByRole('menu'));
    await expect(body().getByRole('menuitemradio', { name: 'Light' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await body().findByRole('menuitem', { name: /Edit/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
  },
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await body().findByRole('menuitemradio', { name: 'Dark' }));
    await expect(choose).toHaveBeenCalledWith('dark');
  },
};

/** Icons stand at the right, shortcuts at the left; the menu opens below the end of its button. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(opener);
    const menu = await shown(await body().findByRole('menu'));
    const entry = within(menu).getByRole('menuitem', { name: /Edit/ });
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(entry.querySelector('svg'))).toBeGreaterThan(left(entry.querySelector('kbd')));
  },
};
