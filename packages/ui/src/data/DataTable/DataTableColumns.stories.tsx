import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlanTable } from '../stories/PlanTable.tsx';
import { samplePlanColumns } from '../stories/sample-plans.ts';
import { initialLayout, type ColumnLayout } from './column-layout.ts';

/** What people make of the columns. */
const meta = {
  title: 'Components/Data/DataTable details',
  component: PlanTable,
  tags: ['no-visual', '!autodocs'],
} satisfies Meta<typeof PlanTable>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const headOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Widths change by key and by dragging the edge of a head; the width is announced. */
export const ColumnWidth: Story = {
  args: { onColumnLayoutChange: fn() },
  play: async ({ args, canvas }) => {
    const head = headOf(canvas, 'Product');
    const before = head.offsetWidth;
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head.offsetWidth).toBeGreaterThan(before));
    await expect(canvas.getByText(`Product: ${head.offsetWidth} pixels wide`)).toBeInTheDocument();
    const byKey = head.offsetWidth;
    const edge = head.querySelector('[data-part="resizer"]') as HTMLElement;
    // A made-up pointer cannot be captured.
    edge.setPointerCapture = () => undefined;
    const { right, top } = edge.getBoundingClientRect();
    await fireEvent.pointerDown(edge, { pointerId: 1, clientX: right, clientY: top, button: 0 });
    await fireEvent.pointerMove(edge, { pointerId: 1, clientX: right + 60, clientY: top });
    await fireEvent.lostPointerCapture(edge, { pointerId: 1 });
    await waitFor(() => expect(headOf(canvas, 'Product').offsetWidth).toBe(byKey + 60));
    await expect(args.onColumnLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { product: byKey + 60 } }),
    );
  },
};

/** Columns go where their handles are dragged to. */
export const DragColumnOrder: Story = {
  args: { onColumnLayoutChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Columns' });
    const handle = within(dialog).getByRole('button', { name: 'Move Product' });
    const at = (name: string) =>
      within(dialog)
        .getByRole('button', { name: `Move ${name}` })
        .getBoundingClientRect();
    await fireEvent.pointerDown(handle, { pointerId: 1, clientY: at('Product').top + 4, button: 0 });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientY: at('Processing Status').top + 4 });
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    const [layout] = (args.onColumnLayoutChange as ReturnType<typeof fn>).mock.lastCall as [
      { order: string[] },
    ];
    await expect(layout.order.indexOf('product')).toBeGreaterThan(1);
    await expect(within(dialog).getByText(/^Product, place \d+ of 20$/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

const body = () => within(document.body);
const namesOf = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent);
const choose = async (name: string) => userEvent.click(await body().findByRole('menuitem', { name }));

/** A menu at each head, by Alt with the down arrow or the other button; the focus stays at the head. */
export const ColumnMenu: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => within(headOf(canvas, name)).getByRole('button');
    press('Product').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await body().findByRole('menu', { name: 'Column Product' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(headOf(canvas, 'Product')).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(press('Product')).toHaveFocus());
    await fireEvent.contextMenu(press('Product'));
    await choose('Move towards the end');
    await waitFor(() => expect(namesOf(canvas)[2]).toContain('Product'));
    await waitFor(() => expect(press('Product')).toHaveFocus());
    await fireEvent.contextMenu(press('Product'));
    await choose('Keep in view at the end');
    await waitFor(() => expect(namesOf(canvas).at(-1)).toContain('Product'));
    await fireEvent.contextMenu(press('Product'));
    await choose('Hide');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /^Product/ })).toBeNull());
    await expect(canvas.getByText('Product hidden')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.closest('[role="columnheader"]')).not.toBeNull());
    press('Shipment Due').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await choose('Sort by this as well');
    await waitFor(() => expect(headOf(canvas, 'Shipment Due')).toHaveAttribute('aria-sort', 'ascending'));
    press('Shipment Due').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await body().findByRole('menu', { name: 'Column Shipment Due' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(press('Shipment Due')).toHaveFocus());
  },
};

/** Two clicks on the edge of a head, or its menu, make a column as wide as what it holds. */
export const FitWidth: Story = {
  args: { onColumnLayoutChange: fn() },
  play: async ({ canvas }) => {
    const head = () => headOf(canvas, 'Product');
    const isCut = () =>
      canvas
        .getAllByRole('gridcell', { name: /TRUMATCH/ })
        .some((cell) => cell.scrollWidth > cell.clientWidth);
    within(head()).getByRole('button').focus();
    await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(8)}{/Shift}`);
    await waitFor(() => expect(isCut()).toBe(true));
    await fireEvent.dblClick(head().querySelector('[data-part="resizer"]') as HTMLElement);
    await waitFor(() => expect(isCut()).toBe(false));
    const fitted = head().offsetWidth;
    await userEvent.keyboard(`{Shift>}${'{ArrowRight}'.repeat(8)}{/Shift}`);
    await waitFor(() => expect(head().offsetWidth).toBeGreaterThan(fitted));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await choose('Fit width to content');
    await waitFor(() => expect(head().offsetWidth).toBe(fitted));
  },
};

/** What is kept in view stays from the first move to the side on; before, it stands there anyway and need not be held. */
export const KeptInView: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('link')[0]?.closest<HTMLElement>('[role="gridcell"]') as HTMLElement;
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const placeOf = () => cell.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    const place = placeOf();
    await expect(getComputedStyle(cell).position).toBe('static');
    await fireEvent.wheel(scroller, { deltaY: 20 });
    await expect(getComputedStyle(cell).position).toBe('static');
    await fireEvent.wheel(scroller, { deltaX: 20 });
    await expect(getComputedStyle(cell).position).toBe('sticky');
    scroller.scrollLeft = 300;
    await expect(scroller.scrollLeft).toBe(300);
    await expect(placeOf()).toBe(place);
  },
};

/** The same when nothing announced the move, like that to a cell with the focus. */
export const KeptInViewOfTheFocus: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('link')[0]?.closest<HTMLElement>('[role="gridcell"]') as HTMLElement;
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const place = cell.getBoundingClientRect().left;
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(cell.getBoundingClientRect().left).toBe(place));
  },
};

const withoutProduct: ColumnLayout = {
  ...initialLayout(samplePlanColumns),
  order: samplePlanColumns.map(({ id }) => id).filter((id) => id !== 'product'),
};

/** A column that is newer than the stored layout stands where it is declared, and can be arranged like the others. */
export const NewerThanItsLayout: Story = {
  args: { columnLayout: withoutProduct, onColumnLayoutChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(namesOf(canvas)[1]).toContain('Product');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await body().findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Product' }));
    await expect(args.onColumnLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hidden: expect.arrayContaining(['product']) }),
    );
    await userEvent.keyboard('{Escape}');
  },
};
