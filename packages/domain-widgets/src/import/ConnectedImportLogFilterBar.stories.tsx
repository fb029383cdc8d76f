import { findImportedRequests } from '@crt/api-client/main/request-import';
import { createMockQueryClient, mock } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConnectedImportLogFilterBar } from './ConnectedImportLogFilterBar.tsx';

/** Holds the filters, as the address of a screen would. */
const Holder = (props: ComponentProps<typeof ConnectedImportLogFilterBar>) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <ConnectedImportLogFilterBar
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Imports/ImportLogFilterBar',
  component: ConnectedImportLogFilterBar,
  render: (args) => <Holder {...args} />,
  args: { filters: { chosenRequestId: '', chosenStatuses: [] }, onChange: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(mock(findImportedRequests, ({ containsString }) => [`26-${containsString}12`]));
  },
} satisfies Meta<typeof ConnectedImportLogFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A plan is found by a part of its id, several statuses are checked (R15). */
export const Narrows: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan Id' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Plan Id' }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ chosenRequestId: '26-10412', chosenStatuses: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    for (const status of ['Imported', 'Updated', 'Skipped', 'Staged'])
      await expect(await screen.findByRole('option', { name: status })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Skipped' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chosenRequestId: '26-10412',
      chosenStatuses: [2],
    });
  },
};

/** What is in force stands below, and can be taken back there (R15). */
export const InForce: Story = {
  args: { filters: { chosenRequestId: '26-10412', chosenStatuses: [2, 3] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Status: Skipped, Staged' })).toBeVisible();
  },
};
