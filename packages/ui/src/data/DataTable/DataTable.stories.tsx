import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { shown } from '../../stories/shown.ts';
import { domKit } from '../../testing/dom.ts';
import { fewColumns, samplePlanColumns, samplePlans, type SamplePlan } from '../stories/sample-plans.ts';
import { getRowKey, plans, ServerTable } from '../stories/ServerTable.tsx';
import { DataTable } from './DataTable.tsx';
import { useClientRows } from './use-client-rows.ts';

const meta = {
  title: 'Components/Data/DataTable',
  component: ServerTable,
} satisfies Meta<typeof ServerTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const focusedCell = () => document.activeElement?.closest('[role="gridcell"],[role="columnheader"]');
const rowOf = (element: Element | null | undefined) => element?.closest('[role="row"]');

/** Server mode: the caller owns rows, order and page. */
export const Default: Story = {
  tags: ['visual-compact'],
  args: { selectionMode: 'multiple' },
};

/** The next page counts its rows on. */
export const SecondPage: Story = {
  ...Default,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Fulfilment plans' });
    await expect(grid).toHaveAttribute('aria-rowcount', '241');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('21–40 of 240')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Page 2 of 12')).toBeInTheDocument());
    const rows = within(grid).getAllByRole('row');
    await expect(rows[1]).toHaveAttribute('aria-rowindex', '22');
  },
};

/** A press sorts, Shift adds a rule; the order is announced. */
export const Sorting: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const table = domKit({ within, user }).table('Fulfilment plans');
    await table.sort('Product');
    await expect(head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(canvas.getByText('Sorted by Product, ascending')).toBeInTheDocument());
    await table.sort('Product');
    await expect(head('Product')).toHaveAttribute('aria-sort', 'descending');
    await table.sort('Shipment Due', true);
    await expect(head('Shipment Due')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Product')).toHaveAttribute('aria-sort', 'descending');
    // The place in the order is no smaller than the smallest text.
    const place = within(head('Product')).getByText('1');
    await expect(getComputedStyle(place).fontSize).toBe(getComputedStyle(head('Product')).fontSize);
    const order = 'Sorted by Product, descending, then by Shipment Due, ascending';
    await waitFor(() => expect(canvas.getByText(order)).toBeInTheDocument());
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('TRUMATCH');
    await expect(second).toHaveTextContent('TRUMATCH');
  },
};

/** Where one column alone can have a say, a press with Shift sorts like any other, and no menu offers to add one. */
export const SortingByOneColumn: Story = {
  tags: ['no-visual'],
  args: { maxSorted: 1 },
  play: async ({ canvas, userEvent: user }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const table = domKit({ within, user }).table('Fulfilment plans');
    await table.sort('Product');
    await table.sort('Shipment Due', true);
    await expect(head('Shipment Due')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Product')).not.toHaveAttribute('aria-sort');
    within(head('Product')).getByRole('button').focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Shipment Due')).not.toHaveAttribute('aria-sort');
    within(head('Shipment Due')).getByRole('button').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await within(document.body).findByRole('menuitem', { name: 'Sort ascending' });
    await expect(within(document.body).queryByRole('menuitem', { name: 'Sort by this as well' })).toBeNull();
    await user.keyboard('{Escape}');
  },
};

/** One row, the page, a range with Shift, then everything. */
export const Selection: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvas, userEvent: user }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: 'Select row' });
    const box = (index: number) => boxes[index] as HTMLElement;
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('4 rows selected')).toBeVisible();
  },
};

/** The box in the head chooses the page, the bar every row, also of other pages. */
export const SelectionOfAll: Story = {
  ...Selection,
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, userEvent: user } = context;
    await Selection.play?.(context);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
    await expect(all.indeterminate).toBe(true);
    await user.click(all);
    await expect(canvas.getByText('20 rows selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Select all 240 rows' }));
    await expect(canvas.getByText('240 rows selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ isInverted: true, keys: new Set() });
    await user.click(canvas.getAllByRole('button', { name: 'Clear selection' })[0] as HTMLElement);
    await expect(canvas.queryByText(/rows selected/)).toBeNull();
  },
};

const canSelectRow = ({ id }: SamplePlan) => Number(id.slice(-1)) % 2 === 0;

/** Rows that cannot be chosen have no checkbox, and "all" leaves them out (J3). */
export const SomeRowsCanBeChosen: Story = {
  args: { selectionMode: 'multiple', canSelectRow, onSelectionChange: fn() },
  play: async ({ canvas, userEvent: user }) => {
    await expect(canvas.getAllByRole('checkbox', { name: 'Select row' })).toHaveLength(10);
    await user.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(canvas.getByText('10 rows selected')).toBeVisible();
    await user.click(canvas.getAllByRole('checkbox', { name: 'Select row' })[0] as HTMLElement);
    await user.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('9 rows selected')).toBeVisible();
  },
};

/** The grid is one tab stop; arrows, Home, End, Page keys move; Space selects; links have the focus themselves. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple', hasColumnChooser: false, onRowAction: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('type', 'checkbox');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('CRT-104200');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(rowOf(focusedCell())).toHaveAttribute('data-index', '1');
    await userEvent.keyboard(' ');
    await expect(rowOf(focusedCell())).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(plans[1]);
    await userEvent.keyboard('{End}');
    await expect(focusedCell()).toBe(rowOf(focusedCell())?.lastElementChild);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(rowOf(focusedCell())).toHaveAttribute('data-index', '19');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('Plan Id');
    await userEvent.keyboard('{Enter}');
    await expect(focusedCell()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveTextContent('Plan Id');
  },
};

/** Columns are shown, hidden, ordered and pinned by everybody for themselves. */
export const ColumnChooser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await shown(await within(document.body).findByRole('dialog', { name: 'Columns' }));
  },
};

/** One is hidden, one moved by its handle, one kept in view. */
export const ColumnsChosen: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Product' }));
    const handle = within(dialog).getByRole('button', { name: 'Move Processing Status' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(dialog).getByText('Processing Status, place 4 of 20')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Surgery Date in view' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Columns'));
    const names = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(names.slice(0, 4)).toEqual([
      'Plan Id',
      'Surgery Date',
      expect.stringContaining('Progress'),
      'Processing Status',
    ]);
  },
};

const manyPlans = samplePlans(20_000);

const VirtualTable = () => {
  const source = useClientRows(manyPlans, samplePlanColumns);
  return (
    <div style={{ display: 'flex', blockSize: 560 }}>
      <DataTable
        label="Fulfilment plans"
        columns={samplePlanColumns}
        getRowKey={getRowKey}
        selectionMode="multiple"
        {...source}
      />
    </div>
  );
};

/** Client mode with 20,000 rows: only those in view are drawn, and all can be reached. */
export const TwentyThousandRows: Story = {
  render: () => <VirtualTable />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(rowOf(focusedCell())).toHaveAttribute('aria-rowindex', '20001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('20000 rows selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('19999 rows selected')).toBeVisible();
  },
};

const renderDetail = (plan: SamplePlan) => (
  <div>
    <strong>{plan.product}</strong> for {plan.surgeon}, {plan.hospital}. <Button size="small">Open</Button>
  </div>
);

/** Scrolling: rows are there before the frame is painted. */
export const Scrolling: Story = {
  render: () => <VirtualTable />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement as HTMLElement;
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(12));
    scroller.scrollTop = 400_000;
    await waitFor(() => expect(canvas.getByText('CRT-114200')).toBeVisible());
    const { top, height } = scroller.getBoundingClientRect();
    for (let y = top + 60; y < top + height - 20; y += 20) {
      await expect(document.elementFromPoint(200, y)?.closest('[role="row"]')).not.toBeNull();
    }
  },
};

/** Rows that show more below themselves. */
export const ExpandableRows: Story = {
  args: { columns: fewColumns, renderDetail },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Show details' });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide details' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

const getRowTone = (plan: SamplePlan) =>
  plan.days < 0
    ? { tone: 'critical' as const, label: `${-plan.days} days late` }
    : plan.days < 4
      ? { tone: 'caution' as const, label: `${plan.days} days left` }
      : undefined;

/** Rows that need attention have a bar and words; the open row is grey. */
export const RowTones: Story = {
  tags: ['visual', 'visual-forced'],
  args: { columns: fewColumns, getRowTone, currentRowKey: 'CRT-104203' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/days late/)[0]).toBeInTheDocument();
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('CRT-104203');
  },
};

/** The row that is open elsewhere comes into view with its neighbours, and the arrow keys begin on it. */
export const CurrentRowComesIntoView: Story = {
  tags: ['no-visual'],
  args: { columns: fewColumns, currentRowKey: 'CRT-104218' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { current: true });
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const isInView = () => {
      const [inner, outer] = [row, scroller].map((element) => element.getBoundingClientRect());
      return (inner?.top ?? 0) > (outer?.top ?? 0) && (inner?.bottom ?? 0) < (outer?.bottom ?? 0);
    };
    await waitFor(() => expect(isInView()).toBe(true));
    canvas.getByRole('grid').focus();
    await expect(rowOf(focusedCell())).toBe(row);
    await expect(isInView()).toBe(true);
  },
};

/** As high as its rows, for short tables inside a page. */
export const ContentHeight: Story = {
  render: () => (
    <DataTable
      label="Fulfilment plans"
      columns={fewColumns}
      rows={plans.slice(0, 5)}
      getRowKey={getRowKey}
      height="content"
      hasColumnChooser={false}
    />
  ),
};
