import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { fewColumns, samplePlans, type SamplePlan } from '../stories/sample-plans.ts';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';

const plans = samplePlans(30);
const Plans = (props: Partial<DataTableProps<SamplePlan>>) => (
  <DataTable
    label="Fulfilment plans"
    columns={fewColumns}
    rows={plans}
    getRowKey={(plan) => plan.id}
    page={{ index: 0, size: 30 }}
    onPageChange={() => undefined}
    {...props}
  />
);

const meta = {
  title: 'Components/Data/DataTable height',
  component: Plans,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Plans>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How many whole rows the view of a grid shows below its head. */
function rowsInView(canvasElement: HTMLElement): number {
  const grid = canvasElement.querySelector('[role="grid"]') as HTMLElement;
  const view = (grid.parentElement as HTMLElement).getBoundingClientRect();
  const rows = [...grid.querySelectorAll('[role="row"]')].slice(1);
  return rows.filter((row) => row.getBoundingClientRect().bottom <= view.bottom + 1).length;
}

/** Nobody gives it a height: it has its head and four rows, and scrolls. */
export const NormalFlow: Story = {
  render: () => (
    <div>
      <Plans />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsInView(canvasElement)).toBe(4));
  },
};

/** As high as its rows: the page scrolls. */
export const Content: Story = {
  tags: ['no-visual'],
  args: { height: 'content' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsInView(canvasElement)).toBe(30));
  },
};

/** It takes the height that is there. */
export const Filling: Story = {
  tags: ['no-visual'],
  render: () => (
    <div style={{ display: 'flex', blockSize: 520 }}>
      <Plans />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('[data-component="DataTable"]');
    await expect(table?.getBoundingClientRect().height).toBe(520);
    await waitFor(() => expect(rowsInView(canvasElement)).toBeGreaterThan(8));
  },
};

/** A window of 320 by 256, which is one of 1280 by 1024 at 400 %: the head and four rows are there, and the page scrolls. */
export const SmallWindow: Story = {
  render: () => (
    <div data-window="" style={{ inlineSize: 320, blockSize: 256, overflow: 'auto' }}>
      <Page height="fill" header={<PageHeader title="Fulfilment plans" count={30} />}>
        <FilterBar filters={[]}>
          {['Request Id', 'Processing Status', 'Product Type', 'Shipment Due'].map((name) => (
            <Button key={name}>{name}</Button>
          ))}
        </FilterBar>
        <Plans />
      </Page>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsInView(canvasElement)).toBe(4));
    const view = canvasElement.querySelector('[data-window]') as HTMLElement;
    view.scrollTop = view.scrollHeight;
    const table = view.querySelector('[data-component="DataTable"]') as HTMLElement;
    const end = view.getBoundingClientRect().bottom;
    await expect(table.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
    await expect(view.scrollWidth).toBe(view.clientWidth);
    view.scrollTop = 0;
  },
};

/** On the factory floor type is larger, and so are the columns: no id, no percentage and no zone is cut. */
export const FactoryFloor: Story = {
  tags: ['visual'],
  globals: { density: 'floor' },
  render: () => (
    <div style={{ display: 'flex', blockSize: 480, inlineSize: 1400 }}>
      <Plans />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('[role="gridcell"]')];
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth && /\d/.test(cell.textContent));
    await expect(cells.length).toBeGreaterThan(60);
    await expect(cut.map((cell) => cell.textContent)).toEqual([]);
  },
};

/** Names of another direction are cut at their end, and stand where the lines of the page begin. */
export const RightToLeftNames: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  render: () => (
    <div style={{ display: 'flex', blockSize: 300 }}>
      <Plans />
    </div>
  ),
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole('gridcell', { name: /TMJ Total Joint/ });
    const style = getComputedStyle(cell as HTMLElement);
    await expect(style.unicodeBidi).toBe('plaintext');
    await expect(style.textAlign).toBe('right');
  },
};
