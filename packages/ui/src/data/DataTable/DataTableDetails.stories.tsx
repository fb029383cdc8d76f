import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTextsProvider, englishDataTexts } from '../data-texts.ts';
import { PlanTable } from '../stories/PlanTable.tsx';
import type { SamplePlan } from '../stories/sample-plans.ts';
import { defineColumns } from './column.ts';

const meta = {
  title: 'Components/Data/DataTable details',
  component: PlanTable,
  tags: ['no-visual', '!autodocs'],
} satisfies Meta<typeof PlanTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const focusedCell = () =>
  document.activeElement?.closest<HTMLElement>('[role="gridcell"],[role="columnheader"]');
const focusedRow = () => Number(focusedCell()?.closest<HTMLElement>('[role="row"]')?.dataset['index']);

/** Takes what would be downloaded: name and content of the last file. */
function catchDownloads() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:caught';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

/** The view goes into a file as it is: visible columns, all rows in their order. */
export const Export: Story = {
  args: { exportName: 'plans' },
  play: async ({ canvas }) => {
    const files = catchDownloads();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]?.name).toBe('plans.csv');
    const lines = ((await files[0]?.content.text()) ?? '').trimEnd().split('\r\n');
    await expect(lines[0]).toContain('Plan Id,Product,');
    await expect(lines).toHaveLength(301);
    await userEvent.click(canvas.getByRole('button', { name: 'Export Excel' }));
    await waitFor(() => expect(files).toHaveLength(2));
    await expect(files[1]?.name).toBe('plans.xlsx');
    await expect((await files[1]?.content.text())?.slice(0, 2)).toBe('PK');
  },
};

/** A file that cannot be made says so; nothing is lost. */
export const ExportFails: Story = {
  args: { exportName: 'plans' },
  play: async ({ canvas }) => {
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No memory');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be made.');
  },
};

/** Ctrl + C takes the cell as it is shown, and says so. */
export const CopyCell: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(canvas.getByText('Copied CRT-104200')).toBeInTheDocument());
    await expect(writeText).toHaveBeenCalledWith('CRT-104200');
  },
};

/** Page keys go by what is in view; Ctrl with an arrow goes to the edge. */
export const PageKeys: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    const page = focusedRow();
    await expect(page).toBeGreaterThan(5);
    await userEvent.keyboard('{PageDown}');
    await expect(focusedRow()).toBe(2 * page);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(focusedRow()).toBe(0);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect(focusedRow()).toBe(299);
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveTextContent('CRT-104499');
  },
};

const headOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Shift with Space chooses everything from the last row that was touched, in either direction. */
export const SelectRangeByKeyboard: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown} {ArrowUp}{ArrowUp}');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByText('3 rows selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      isInverted: false,
      keys: new Set(['CRT-104201', 'CRT-104202', 'CRT-104203']),
    });
  },
};

/** Shift with the down arrow takes rows along, with the up arrow it lets them go again. */
export const ExtendByKeyboard: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const chosen = () =>
      canvas.getAllByRole('row', { selected: true }).map((row) => Number(row.dataset['index']));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(chosen()).toEqual([1, 2, 3, 4]);
    await expect(focusedRow()).toBe(4);
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(chosen()).toEqual([1, 2]);
    // From another row a range of its own begins; what was chosen stays.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen()).toEqual([1, 2, 5, 6]);
    // The button that lets them go goes too: by key one is back in the rows.
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/rows selected/)).toBeNull());
    await expect(focusedRow()).toBe(6);
  },
};

/** Where the browser forbids copying, the table says so instead of nothing. */
export const CopyForbidden: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.reject(new Error('Not allowed')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}c{/Control}');
    await waitFor(() =>
      expect(canvas.getByText('The browser does not allow copying here')).toBeInTheDocument(),
    );
  },
};

const LoadsLater = () => {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <Button onPress={() => setIsLoading(true)}>Load</Button>
      <PlanTable rows={[]} totalCount={0} isLoading={isLoading} />
    </>
  );
};

/** Short waits show nothing: the skeleton comes after 300 ms. */
export const SkeletonAfterAMoment: Story = {
  render: () => <LoadsLater />,
  play: async ({ canvas }) => {
    const bars = () => canvas.getByRole('grid').querySelectorAll('[aria-hidden] > div').length;
    const since = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }), { delay: null });
    await waitFor(() => expect(bars()).toBe(10), { interval: 10 });
    await expect(performance.now() - since).toBeGreaterThanOrEqual(300);
  },
};

/** Rows are 40 px high, or 32 where the page is compact. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('CRT-104200').closest<HTMLElement>('[role="row"]');
    await waitFor(() => expect(row?.offsetHeight).toBe(32));
    const next = canvas.getByText('CRT-104201').closest<HTMLElement>('[role="row"]');
    await waitFor(() =>
      expect((next?.getBoundingClientRect().top ?? 0) - (row?.getBoundingClientRect().top ?? 0)).toBe(32),
    );
  },
};

/** Every word can be another one. */
export const OwnWords: Story = {
  args: { selectionMode: 'multiple' },
  decorators: [
    (Story) => (
      <DataTextsProvider value={{ ...englishDataTexts, columns: 'Spalten', selectRow: 'Zeile wählen' }}>
        <Story />
      </DataTextsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spalten' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: 'Zeile wählen' })[0]).toBeInTheDocument();
  },
};

/** The head and the first column stay while the rest moves below them. */
export const StickyHeadAndFirstColumn: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement as HTMLElement;
    const head = headOf(canvas, 'Plan Id');
    const { left, top } = head.getBoundingClientRect();
    scroller.scrollTo({ left: 600, top: 2000 });
    await waitFor(() => expect(canvas.getByText('CRT-104250')).toBeVisible());
    await expect(head.getBoundingClientRect().left).toBe(left);
    await expect(head.getBoundingClientRect().top).toBe(top);
    const cell = canvas.getByText('CRT-104252').closest<HTMLElement>('[role="gridcell"]');
    await expect(cell?.getBoundingClientRect().left).toBe(left);
  },
};

/** On paper an ordinary table stands in its place: all rows, visible columns, times with their zones. */
export const Print: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table', { hidden: true })).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    const paper = await canvas.findByRole('table', { hidden: true });
    await expect(within(paper).getByText('Fulfilment plans')).toBeInTheDocument();
    await expect(within(paper).getAllByRole('row', { hidden: true })).toHaveLength(301);
    // Paper goes to people elsewhere: each time of day says its zone.
    await expect(within(paper).getAllByText(/\d\d:\d\d (GMT[+-]\d+|[A-Z]{3,4})$/)).toHaveLength(300);
    // However narrow the columns are, no id is broken at its hyphen.
    await expect(getComputedStyle(within(paper).getByText('CRT-104250')).whiteSpace).toBe('nowrap');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('table', { hidden: true })).toBeNull());
  },
};

/** From right to left arrows, pins and the sides of figures mirror; the order of rows does not. */
export const RightToLeft: Story = {
  args: { selectionMode: 'multiple' },
  tags: ['!no-visual', 'visual'],
  globals: { direction: 'rtl' },
};

/** The arrows go the way that they point. */
export const RightToLeftByKeyboard: Story = {
  ...RightToLeft,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('CRT-104200');
    const [box, id] = [canvas.getAllByRole('checkbox')[1], document.activeElement];
    await expect(box?.getBoundingClientRect().left).toBeGreaterThan(id?.getBoundingClientRect().left ?? 0);
  },
};

const sentence = 'Shipped was moved from 03/12/2026 to 04/12/2026.';
const twoLineColumns = defineColumns<SamplePlan>([
  { id: 'product', header: 'Product', kind: 'text', value: (plan) => plan.product, width: 200 },
  { id: 'word', header: 'Word', kind: 'text', value: () => 'Moved', width: 100, lines: 2 },
  { id: 'sentence', header: 'Sentence', kind: 'text', value: () => sentence, width: 220, lines: 2 },
  { id: 'long', header: 'Long', kind: 'text', value: () => sentence.repeat(4), width: 220, lines: 2 },
]);

/** A sentence may fill two small lines; only what is longer is cut, and is whole in the tooltip. */
export const TwoLines: Story = {
  args: { columns: twoLineColumns },
  play: async ({ canvas }) => {
    const [whole] = await canvas.findAllByText(sentence);
    const [cut] = canvas.getAllByText(sentence.repeat(4));
    for (const text of [whole, cut]) if (text) await userEvent.hover(text);
    await expect(whole?.closest('[role="gridcell"]')).not.toHaveAttribute('title');
    await expect(cut?.closest('[role="gridcell"]')).toHaveAttribute('title', sentence.repeat(4));
  },
};

const paragraph = sentence.repeat(6);
const threeLineColumns = defineColumns<SamplePlan>([
  { id: 'product', header: 'Product', kind: 'text', value: (plan) => plan.product, width: 200 },
  { id: 'text', header: 'Text', kind: 'text', value: () => paragraph, width: 220, lines: 3 },
]);

/** What is longer than three lines is whole once one has been in its row, by a press or by key, and stays so. */
export const ThreeLines: Story = {
  args: { columns: threeLineColumns, page: { index: 0, size: 4 } },
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByText(paragraph);
    const wholes = () => texts.map(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    await expect(wholes().slice(0, 3)).toEqual([false, false, false]);
    if (texts[0]) await userEvent.click(texts[0]);
    await expect(wholes().slice(0, 3)).toEqual([true, false, false]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(wholes().slice(0, 3)).toEqual([true, true, false]);
  },
};
