import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExportTree } from './ExportTree.tsx';
import type { ExportTreeNode } from './tree-checks.ts';

const files = (number: string, ...languages: string[]): ExportTreeNode[] =>
  languages.map((language) => ({ id: `${number}-${language}`, label: `${number}_${language}.pdf` }));

const nodes: ExportTreeNode[] = [
  { id: '036.001', label: '036.001 Instructions for use', children: files('036.001', 'de', 'en', 'fr') },
  {
    id: '036.002',
    label: '036.002 Cleaning and sterilisation',
    children: [
      ...files('036.002', 'en'),
      {
        id: '036.002-ja',
        label: '036.002_ja.pdf',
        isDisabled: true,
        disabledReason: 'Not yet released',
      },
    ],
  },
  {
    id: '036.003',
    label: '036.003 Surgical technique',
    isDisabled: true,
    disabledReason: 'Product without keycode',
    children: files('036.003', 'en'),
  },
];

const meta = {
  title: 'Components/Data/ExportTree',
  component: ExportTree,
  args: { label: 'Documents to export', nodes, onCheckedChange: fn() },
} satisfies Meta<typeof ExportTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual-forced', 'visual-dark'],
};

/** A press on a branch ticks what can be ticked below it; a branch shows all, some or none. */
export const TicksBranches: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.click(item(/^036.001_en/));
    await expect(item(/^036.001 Instr/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(item(/^036.001 Instr/));
    await expect(item(/^036.001 Instr/)).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByText('3 of 4 chosen')).toBeVisible();
    await userEvent.click(item(/^036.003 Surgical/));
    await expect(item(/^036.003 Surgical/)).toHaveAttribute('aria-checked', 'false');
    await expect(item(/^036.003 Surgical/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item(/^036.001_fr/));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(new Set(['036.001-de', '036.001-en']));
  },
};

/** One tab stop; arrows go and open, Space ticks, a letter finds, Ctrl + A takes everything that can be taken. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(item(/^036.001 Instr/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(/^036.001 Instr/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(item(/^036.002_en/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(/^036.002 Cleaning/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(item(/^036.002_ja/)).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('4 of 4 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(canvas.getByText('0 of 4 chosen')).toBeVisible();
  },
};

/** Chevrons, indents and arrows mirror. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: /^036.001 Instr/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /^036.001 Instr/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Nothing can be chosen: the tree stays readable. */
export const NothingChoosable: Story = {
  args: { nodes: nodes.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 0 chosen')).toBeVisible();
  },
};

/** A search leaves what has its words, open; "choose all" means that alone, and the number counts everything. */
export const Search: Story = {
  args: { hasSearch: true },
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search in Documents to export' });
    await userEvent.type(field, 'use fr');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all' }));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(new Set(['036.001-fr']));
    await expect(canvas.getByText('1 of 4 chosen')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await expect(canvas.queryByRole('treeitem')).toBeNull();
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '_en');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(6);
  },
};
