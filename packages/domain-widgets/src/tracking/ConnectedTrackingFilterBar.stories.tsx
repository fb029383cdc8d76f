import { createMockQueryClient, mock, mockPending } from '@crt/api-client/mocks';
import { findTrackedRequests, listTrackingStatuses } from '@crt/api-client/main/tracking';
import { allTrackingStatuses, trackingStatusName } from '@crt/domain/tracking-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConnectedTrackingFilterBar } from './ConnectedTrackingFilterBar.tsx';

/** Holds the filters, as the address of a screen would. */
const Holder = (props: ComponentProps<typeof ConnectedTrackingFilterBar>) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <ConnectedTrackingFilterBar
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Tracking/TrackingFilterBar',
  component: ConnectedTrackingFilterBar,
  render: (args) => <Holder {...args} />,
  args: { filters: { requestId: '', statuses: [] }, onChange: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(
        listTrackingStatuses,
        allTrackingStatuses.map((id) => ({ id, name: trackingStatusName[id] })),
      ),
      mock(findTrackedRequests, ({ containsString }) => [`26-${containsString}12`]),
    );
  },
} satisfies Meta<typeof ConnectedTrackingFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is in force stands below, and can be taken back there (Z2). */
export const InForce: Story = {
  args: { filters: { requestId: '26-10412', statuses: [1, 3] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove Status: In transit, Stuck' }),
    ).toBeVisible();
  },
};

/** A request is found by a part of its id, several statuses are checked (Z2). */
export const Narrows: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request Id' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Request Id' }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ requestId: '26-10412', statuses: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'In transit' }));
    await userEvent.click(screen.getByRole('option', { name: 'Stuck' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ requestId: '26-10412', statuses: [1, 3] });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Status: In transit, Stuck' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ requestId: '26-10412', statuses: [] });
  },
};

/** While the statuses are on their way, what is chosen is told by its number, and still narrows (Z2). */
export const Loading: Story = {
  tags: ['no-visual'],
  args: { filters: { requestId: '', statuses: [3] } },
  beforeEach: ({ msw }) => msw.use(mockPending(listTrackingStatuses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Status: 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }));
    await expect(await screen.findByText(/Loading/)).toBeVisible();
  },
};

/** Of several ids that are pasted all together are offered (Z2). */
export const PastedIds: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request Id' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Request Id' }));
    const column = Array.from({ length: 12 }, (_, row) => `26-${10_000 + row}`);
    await userEvent.paste(column.join('\t'));
    await userEvent.click(await screen.findByRole('option', { name: column.join(', ') }));
    await expect(args.onChange).toHaveBeenCalledWith({ requestId: column.join(', '), statuses: [] });
  },
};
