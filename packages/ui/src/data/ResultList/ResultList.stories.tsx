import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { defineColumns } from '../DataTable/column.ts';
import { ResultList } from './ResultList.tsx';
import type { ResultListProps, ResultOutcome } from './ResultList.types.ts';

interface Item {
  readonly id: string;
  readonly step: string;
  readonly outcome: ResultOutcome;
}

const waiting: ResultOutcome = { state: 'waiting', text: 'Pending' };
const running: ResultOutcome = { state: 'running', text: 'Processing' };
const done: ResultOutcome = { state: 'done', text: 'Finished' };
const failed: ResultOutcome = {
  state: 'failed',
  text: 'Error',
  reason:
    'Katharina Brandstetter-Wolkenstein was faster. Sterilisation and final inspection: In Progress, Pending.',
};

const itemsOf = (outcomes: readonly ResultOutcome[]): readonly Item[] =>
  outcomes.map((outcome, at) => ({ id: `26-${10412 + at}`, step: 'Milling', outcome }));

const columns = defineColumns<Item>([
  { id: 'id', header: 'Affected Case', kind: 'text', value: ({ id }) => id, width: 120 },
  { id: 'step', header: 'Workflow Step', kind: 'text', value: ({ step }) => step, width: 140 },
]);
const getItemKey = ({ id }: Item) => id;
const outcomeOf = ({ outcome }: Item) => outcome;

const Sample = (props: Pick<ResultListProps<Item>, 'items' | 'onRetry'>) => (
  <div style={{ display: 'flex', blockSize: 420 }}>
    <ResultList
      label="Bulk operation"
      stateHeader="Processing Status"
      columns={columns}
      getItemKey={getItemKey}
      outcomeOf={outcomeOf}
      {...props}
    />
  </div>
);

const meta = {
  title: 'Components/Data/ResultList',
  component: Sample,
  args: { onRetry: fn(), items: itemsOf([done, failed, running, waiting, waiting]) },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While it runs nothing can be tried again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bulk operation' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5',
    );
    await expect(canvas.queryByRole('button', { name: /again/ })).toBeNull();
  },
};

export const AllDone: Story = {
  args: { items: itemsOf([done, done, done]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 done')).toBeVisible();
  },
};

/** What was not done, and why; it can be tried again, one by one or all of it (J13). */
export const SomeFailed: Story = {
  args: { items: itemsOf([done, failed, done, failed, done]) },
  play: async ({ args, canvas, userEvent: user }) => {
    await expect(canvas.getByText('3 done, 2 not done')).toBeVisible();
    await user.click(canvas.getByRole('switch', { name: 'Only what was not done' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await user.click(canvas.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await expect(args.onRetry).toHaveBeenLastCalledWith([args.items[1]]);
    await user.click(canvas.getByRole('button', { name: 'Try 2 again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith([args.items[1], args.items[3]]);
    // The button goes with what is tried again; the focus does not go along.
    await expect(canvas.getByText('3 done, 2 not done')).toHaveFocus();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

const RowTriedAgain = () => {
  const [outcome, setOutcome] = useState(failed);
  return <Sample items={itemsOf([done, outcome, done])} onRetry={() => setOutcome(running)} />;
};

/** Who tries one again goes on at what becomes of it, also when the button and its column have gone. */
export const TriesARowAgain: Story = {
  tags: ['no-visual'],
  render: () => <RowTriedAgain />,
  play: async ({ canvas, userEvent: user }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('gridcell', { name: 'Processing' })).toHaveFocus();
  },
};

/** Among what was not done, it stays in its row until it is done. */
export const TriesAgainAmongFailed: Story = {
  tags: ['no-visual'],
  render: () => <RowTriedAgain />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('switch', { name: 'Only what was not done' }));
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('gridcell', { name: 'Processing' })).toHaveFocus();
    await expect(canvas.getByRole('switch', { name: 'Only what was not done' })).toBeChecked();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** What of its text a cell shows: all of it, when nothing is cut. */
const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight <= clientHeight && scrollWidth <= clientWidth;

/** Why not is read where it stands, also where the table is narrow. */
export const ReasonInFull: Story = {
  tags: ['no-visual'],
  args: { items: itemsOf([done, failed, done]) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const reason = canvas.getByText(failed.reason ?? '');
    await expect(isWhole(reason)).toBe(true);
    await expect(reason.clientHeight).toBeLessThanOrEqual(66);
  },
};

/** Of many items those that were not done are read in full, once they stand by themselves. */
export const ManyWithReasons: Story = {
  tags: ['no-visual'],
  args: { items: itemsOf(Array.from({ length: 1000 }, (_, at) => (at % 250 === 0 ? failed : done))) },
  play: async ({ canvas, userEvent: user }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await user.click(canvas.getByRole('switch', { name: 'Only what was not done' }));
    const reasons = await canvas.findAllByText(failed.reason ?? '');
    await expect(reasons).toHaveLength(4);
    await expect(reasons.every(isWhole)).toBe(true);
  },
};

/** A thousand items: only those in view are drawn. */
export const ThousandItems: Story = {
  tags: ['no-visual'],
  args: { items: itemsOf(Array.from({ length: 1000 }, (_, at) => (at < 400 ? done : waiting))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('400 of 1000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['no-visual'] };
