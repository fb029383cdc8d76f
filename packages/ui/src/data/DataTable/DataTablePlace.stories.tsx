import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlanTable } from '../stories/PlanTable.tsx';
import { samplePlanColumns, type SamplePlan } from '../stories/sample-plans.ts';
import type { Column } from './column.ts';
import type { DataTableHandle } from './use-table-place.ts';

const handle = createRef<DataTableHandle>();

const meta = {
  title: 'Components/Data/DataTable place',
  component: PlanTable,
  tags: ['no-visual', '!autodocs'],
  args: { handle },
} satisfies Meta<typeof PlanTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const focusedRow = () => document.activeElement?.closest('[role="row"]')?.textContent;

/** Who comes back finds the rows where they were, and goes on from the current one. */
export const ComesBack: Story = {
  args: { currentRowKey: 'CRT-104218', comesBack: { scrollTop: 610, takesFocus: () => true } },
  play: async () => {
    await waitFor(() => expect(handle.current?.place().scrollTop).toBe(610));
    await waitFor(() => expect(focusedRow()).toContain('CRT-104218'));
  },
};

/** Who has gone elsewhere meanwhile is not called back. */
export const GoneElsewhere: Story = {
  args: { currentRowKey: 'CRT-104218', comesBack: { takesFocus: () => false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { current: true })).toHaveTextContent('CRT-104218');
    await expect(focusedRow()).toBeUndefined();
  },
};

/** From outside the focus comes into the rows, and then goes from row to row. */
export const Steps: Story = {
  play: async () => {
    const step = (by: 1 | -1) => handle.current?.step(by);
    step(1);
    await expect(focusedRow()).toContain('CRT-104200');
    step(1);
    step(1);
    step(-1);
    await expect(focusedRow()).toContain('CRT-104201');
  },
};

const noticeBeside: Column<SamplePlan> = {
  id: 'id',
  header: 'Plan',
  kind: 'custom',
  cell: ({ id }) => (
    <>
      <button type="button">Notices</button> <a href={`#${id}`}>{id}</a>
    </>
  ),
};

/** A row is opened by the link of its cell, also where another control stands beside it: Enter needs no second press. */
export const StepsToLinks: Story = {
  args: { columns: [noticeBeside, ...samplePlanColumns.slice(1)] },
  play: async ({ canvas }) => {
    handle.current?.step(1);
    await expect(canvas.getByRole('link', { name: 'CRT-104200' })).toHaveFocus();
    handle.current?.step(1);
    await expect(canvas.getByRole('link', { name: 'CRT-104201' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedRow()).toContain('CRT-104202');
  },
};

/** The caller learns into which row the focus has come: by its own step, an arrow or the pointer. */
export const FollowsFocus: Story = {
  args: { onRowFocus: fn() },
  play: async ({ args }) => {
    await expect(handle.current?.step(0)).toBe('CRT-104200');
    await expect(args.onRowFocus).toHaveBeenLastCalledWith('CRT-104200');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onRowFocus).toHaveBeenLastCalledWith('CRT-104201');
    await expect(handle.current?.step(0)).toBe('CRT-104201');
  },
};

/** The caller knows to what the columns go back. */
export const ColumnsReset: Story = {
  args: { onColumnLayoutReset: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await expect(args.onColumnLayoutReset).toHaveBeenCalledOnce();
  },
};
