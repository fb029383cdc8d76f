import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { defineColumns } from '../DataTable/column.ts';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';

interface Order {
  id: string;
  status: string;
  progress: number;
  due: string;
  orders?: Order[];
}

const roots: Order[] = [
  {
    id: 'CRT-104200',
    status: 'Completed',
    progress: 100,
    due: '2026-10-12',
    orders: [
      { id: 'CRT-104210', status: 'In progress', progress: 40, due: '2026-11-20' },
      {
        id: 'CRT-104209',
        status: 'Completed',
        progress: 100,
        due: '2026-11-02',
        orders: [{ id: 'CRT-104230', status: 'Pending', progress: 0, due: '2026-12-18' }],
      },
    ],
  },
  { id: 'CRT-104201', status: 'Pending', progress: 5, due: '2026-12-01' },
];

const columns = defineColumns<Order>([
  {
    id: 'id',
    header: 'Plan Id',
    kind: 'link',
    value: ({ id }) => id,
    href: ({ id }) => `#${id}`,
    width: 240,
  },
  { id: 'status', header: 'Design Status', kind: 'text', value: ({ status }) => status, isFlexible: true },
  { id: 'progress', header: 'Progress', kind: 'progress', value: ({ progress }) => progress },
  { id: 'due', header: 'Shipment Due', kind: 'date', value: ({ due }) => due },
]);
const getRowKey = ({ id }: Order) => id;
const getChildren = ({ orders }: Order) => orders;

const RepeatOrders = (props: Partial<TreeTableProps<Order>>) => (
  <TreeTable
    label="Repeat orders"
    columns={columns}
    roots={roots}
    getRowKey={getRowKey}
    getChildren={getChildren}
    height="content"
    hasColumnChooser={false}
    {...props}
  />
);

const meta = {
  title: 'Components/Data/TreeTable',
  parameters: {
    docs: {
      description: {
        component: 'A table whose rows have rows below them; sorting keeps children under their parents.',
      },
    },
  },
  component: RepeatOrders,
} satisfies Meta<typeof RepeatOrders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual-compact'],
};

/** Left closes and Right opens on the first column; sorting keeps children under their parents. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const ids = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(ids()).toEqual(['CRT-104200', 'CRT-104210', 'CRT-104209', 'CRT-104230', 'CRT-104201']);
    const row = (id: string) => canvas.getByRole('row', { name: new RegExp(`^${id}`) });
    await expect(row('CRT-104230')).toHaveAttribute('aria-level', '3');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('CRT-104200')).toHaveAttribute('aria-expanded', 'false');
    await expect(ids()).toEqual(['CRT-104200', 'CRT-104201']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(row('CRT-104200')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan Id' }));
    await expect(ids()).toEqual(['CRT-104200', 'CRT-104209', 'CRT-104230', 'CRT-104210', 'CRT-104201']);
  },
};

/** From right to left the arrows that open and close change sides. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const row = () => canvas.getByRole('row', { name: /^CRT-104200/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row()).toHaveAttribute('aria-expanded', 'true');
  },
};

const someOpen = new Set(['CRT-104200']);

/** What is open may be the caller's: nothing opens or closes before the caller says so. */
export const OpenedByTheCaller: Story = {
  args: { expandedKeys: someOpen, onExpandedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const ids = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(ids()).toEqual(['CRT-104200', 'CRT-104210', 'CRT-104209', 'CRT-104201']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['CRT-104200', 'CRT-104209']));
    await expect(ids()).toEqual(['CRT-104200', 'CRT-104210', 'CRT-104209', 'CRT-104201']);
  },
};

/** A tone with its words, and the record that is open beside the table. */
export const TonesAndCurrent: Story = {
  args: {
    currentRowKey: 'CRT-104209',
    getRowTone: ({ status }) =>
      status === 'Pending' ? { tone: 'caution', label: 'Waiting for the surgeon' } : undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^CRT-104209/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByText(', Waiting for the surgeon')).toHaveLength(2);
  },
};

/** Skeleton rows after 300 ms. */
export const Loading: Story = {
  args: { roots: [], isLoading: true },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(grid.lastElementChild?.children).toHaveLength(10));
  },
};

export const NothingYet: Story = {
  args: {
    roots: [],
    empty: {
      reason: 'nothingYet',
      title: 'No orders yet',
    },
  },
};

export const Failed: Story = {
  args: { roots: [], error: 'The server did not answer.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const inThreeLines = defineColumns<Order>([
  {
    id: 'id',
    header: 'Plan Id',
    kind: 'text',
    lines: 3,
    value: ({ id }) => `${id} moved to 04/12/2026`,
    width: 240,
  },
]);

/** Words of several lines begin beside the mark of their row, and where there is none on the same line. */
export const LinesBesideTheMark: Story = {
  tags: ['no-visual'],
  args: { columns: inThreeLines },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('gridcell')) {
      const [mark, words] = [...cell.children].map((part) => part.getBoundingClientRect());
      await expect(words?.top).toBe(mark?.top);
    }
  },
};
