import { exampleOf } from '@crt/api-client/mocks';
import { listLeadTimesOfGroup } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noLeadTimeFilter } from './lead-time-filter.ts';
import { LeadTimeItemsTable, type LeadTimeItemsTableProps } from './LeadTimeItemsTable.tsx';

const { leadTimes } = exampleOf(listLeadTimesOfGroup);
const rows = leadTimes.flatMap((row) => [
  { ...row, id: 211, leadTimeName: 'Design Approved', orderItemId: 4 },
  { ...row, manufacturingLocation: null, distributionCenter: 'Rotterdam' },
  {
    ...row,
    id: 212,
    leadTimeName: 'Arrived',
    orderItemId: 8,
    requestType: 'ReOrder',
    requestTypeId: 2 as const,
    productType: null,
    manufacturingLocation: null,
    isDefault: true,
  },
]);

/** As its page holds what narrows it. */
const Narrowed = (props: LeadTimeItemsTableProps) => {
  const [filter, setFilter] = useState(props.filter);
  return <LeadTimeItemsTable {...props} filter={filter} onFilter={setFilter} />;
};

const meta = {
  title: 'Widgets/Lead times/LeadTimeItemsTable',
  component: LeadTimeItemsTable,
  args: {
    label: 'Lead times of Cranial, Europe',
    leadTimes: rows,
    onEdit: fn(),
    onRemove: fn(),
    onHistory: fn(),
    filter: noLeadTimeFilter,
    onFilter: fn(),
  },
  render: (args) => <Narrowed {...args} />,
} satisfies Meta<typeof LeadTimeItemsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

/** By lead time and category, and back (T18). */
export const Filters: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    // The head of the column is called alike.
    await userEvent.click(canvas.getByRole('button', { name: 'Category', expanded: false }));
    await userEvent.click(await screen.findByRole('option', { name: 'ReOrder' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Shipped')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Shipped')).toBeVisible();
  },
};

/** A default row stays; its days can be changed (T19). */
export const DefaultStays: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Arrived' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Arrived' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 212 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Shipped' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ leadTimeName: 'Shipped' }));
  },
};

/** Deleted by keys: Enter goes into the cell, arrows to the last button. */
export const ByKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Shipped'));
    await userEvent.keyboard('{End}{Enter}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete Shipped' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ leadTimeName: 'Shipped' }));
  },
};

export const Empty: Story = { args: { leadTimes: [] } };

export const Loading: Story = { args: { leadTimes: [], isLoading: true } };

export const Failed: Story = {
  args: { leadTimes: [], error: 'The lead times could not be loaded.', onRetry: fn() },
};
