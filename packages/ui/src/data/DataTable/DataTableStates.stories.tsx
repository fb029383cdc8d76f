import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { samplePlans, type SamplePlan } from '../stories/sample-plans.ts';
import { getRowKey, ServerTable } from '../stories/ServerTable.tsx';
import { defineColumns } from './column.ts';
import { DataTable } from './DataTable.tsx';

/** What stands in the place of the rows, or above them, while not all is well. */
const meta = {
  title: 'Components/Data/DataTable',
  component: ServerTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof ServerTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing at first; skeleton rows of the right height after 300 ms. */
export const Loading: Story = {
  args: { rows: [], totalCount: 0, isLoading: true, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    // Nobody knows yet how many there are.
    await expect(canvas.getByRole('navigation')).not.toHaveTextContent(/0 rows/);
    await waitFor(() => expect(grid.lastElementChild?.children).toHaveLength(10));
    await expect(grid.lastElementChild?.firstElementChild?.getBoundingClientRect().height).toBe(40);
  },
};

/** The rows stay, dimmed, with a thin line. */
export const Reloading: Story = {
  args: { isReloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
};

/** Nothing was made yet. */
export const NothingYet: Story = {
  args: {
    rows: [],
    totalCount: 0,
    empty: {
      reason: 'nothingYet',
      title: 'No plans yet',
      action: <Button tone="accent">Add New Plan</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plans yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add New Plan' })).toBeVisible();
  },
};

/** Filters leave nothing. */
export const NothingMatches: Story = {
  args: {
    rows: [],
    totalCount: 0,
    empty: { reason: 'nothingMatches', action: <Button>Clear filters</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await expect(canvas.getByText('No row fits the chosen filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Rows exist, but not for this person. */
export const NotAllowed: Story = {
  args: { rows: [], totalCount: 0, empty: { reason: 'notAllowed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You may not see this')).toBeVisible();
  },
};

/** The first load failed. */
export const Failed: Story = {
  args: {
    rows: [],
    totalCount: 0,
    error: 'The server did not answer. Your filters are kept.',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation')).not.toHaveTextContent(/0 rows/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A reload failed: the old rows stay. */
export const ReloadFailed: Story = {
  args: { error: 'The newest rows could not be loaded; these are from before.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('these are from before');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Somebody changed rows meanwhile: nothing moves until it is asked for. */
export const ChangesWaiting: Story = {
  args: { changes: { count: 3, onShow: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 rows changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.changes?.onShow).toHaveBeenCalledOnce();
  },
};

const shortList = samplePlans(3);

/** Each row can be taken out of the list, as by somebody who deletes it. */
const ShrinkingTable = () => {
  const [rows, setRows] = useState<readonly SamplePlan[]>(shortList);
  const columns = useMemo(
    () =>
      defineColumns<SamplePlan>([
        { id: 'id', header: 'Plan Id', kind: 'text', value: (plan) => plan.id },
        {
          id: 'actions',
          header: 'Actions',
          kind: 'custom',
          cell: ({ id }) => (
            <Button
              size="small"
              excludeFromTabOrder
              onPress={() => setRows((before) => before.filter((plan) => plan.id !== id))}
            >
              Delete {id}
            </Button>
          ),
        },
      ]),
    [],
  );
  return <DataTable label="Plans" columns={columns} rows={rows} getRowKey={getRowKey} height="content" />;
};

/** A row that goes does not take the focus along: it goes on to the next one, and at the end to the head. */
export const RowsGoUnderTheFocus: Story = {
  tags: ['no-visual'],
  render: () => <ShrinkingTable />,
  play: async ({ canvas }) => {
    const [first, second, third] = shortList.map(({ id }) =>
      canvas.getByRole('button', { name: `Delete ${id}` }),
    );
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};
