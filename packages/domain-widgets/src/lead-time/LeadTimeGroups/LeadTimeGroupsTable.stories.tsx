import { exampleOf } from '@crt/api-client/mocks';
import { listLeadTimeGroups } from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LeadTimeGroupsTable, type LeadTimeGroupsTableProps } from './LeadTimeGroupsTable.tsx';

const [first] = exampleOf(listLeadTimeGroups);
const groups = [
  ...(first ? [first] : []),
  { id: 1, name: 'General', productType: null, productTypeId: null },
  { id: 8, name: 'Jaw joints', productType: 'Temporomandibular Joint Prosthesis', productTypeId: 7 },
];

/** As its page holds what narrows it. */
const Narrowed = (props: LeadTimeGroupsTableProps) => {
  const [part, setPart] = useState(props.part);
  return <LeadTimeGroupsTable {...props} part={part} onPart={setPart} />;
};

const meta = {
  title: 'Widgets/Lead times/LeadTimeGroupsTable',
  component: LeadTimeGroupsTable,
  args: { groups, part: '', onPart: fn(), groupHref: ({ id }) => `/MilestoneLeadTime/${id}` },
  render: (args) => <Narrowed {...args} />,
} satisfies Meta<typeof LeadTimeGroupsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export Excel' })).toBeVisible();
  },
};

/** A part of the name in any case; what does not contain it goes (T17). */
export const FiltersByName: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'List of General' })).toHaveAttribute(
      'href',
      '/MilestoneLeadTime/1',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Group name filter' }), 'JAW');
    await expect(await canvas.findByText('Jaw joints')).toBeVisible();
    await expect(canvas.queryByText('General')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Group name filter' }), ' nothing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('General')).toBeVisible();
  },
};

/** Enter on a row leads to its lead times, as on every list (T17). */
export const OpensByKey: Story = {
  tags: ['no-visual'],
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('General'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(groups[1]);
  },
};

export const Empty: Story = { args: { groups: [] } };

export const Loading: Story = { args: { groups: [], isLoading: true } };

export const Failed: Story = {
  args: { groups: [], error: 'The lead time groups could not be loaded.', onRetry: fn() },
};
