import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listTracking } from '@crt/api-client/main/tracking';
import { allTrackingStatuses, trackingStatusName } from '@crt/domain/tracking-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { noFilters } from '../shared/list/list-query.ts';
import { ConnectedTrackingTable } from './ConnectedTrackingTable.tsx';
import { trackingList } from './tracking-list.ts';

const answer = exampleOf(listTracking);
const nothing = { ...answer, data: [], count: 0 };
const query = {
  filters: noFilters(trackingList),
  sort: trackingList.sort.first,
  page: { index: 0, size: 10 },
};
const narrowed = { requestId: '26-10412', statuses: [1, 3] };

const meta = {
  title: 'Widgets/Tracking/TrackingTable',
  component: ConnectedTrackingTable,
  args: { query, onPageChange: fn(), onSortChange: fn(), planHref: (id) => `/plans/${id}` },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listTracking, answer)),
} satisfies Meta<typeof ConnectedTrackingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A request id leads to its plan; without a plan it is plain text (Z1). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '26-10412' });
    await expect(link).toHaveAttribute('href', '/plans/10412');
    await expect(canvas.getByText('26-90001')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '26-90001' })).toBeNull();
  },
};

/** The specified columns in their order; what carriers add is nothing to sort by (Z1, Z4). */
export const ColumnsAndOrder: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('link', { name: '26-10412' });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(heads.map((head) => head?.replace(/\W+$/, ''))).toEqual([
      'Request Id',
      'Date',
      'Tracking Number',
      'Status',
      'Additional Information',
      'Arrival Date',
      'Carrier',
    ]);
    await expect(canvas.queryByRole('button', { name: /^Additional/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Arrival Date/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([
      { columnId: 'arrivalDate', direction: 'ascending' },
    ]);
  },
};

/** Newest first is what no order stands for: pressed, Date turns round (Z4). */
export const DefaultOrderTurnsRound: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('link', { name: '26-10412' });
    const date = canvas.getByRole('button', { name: /^Date/ });
    await userEvent.click(date);
    await expect(args.onSortChange).toHaveBeenCalledWith([{ columnId: 'date', direction: 'ascending' }]);
  },
};

/** Filters, page and order go to the server (Z2, Z4). */
export const AsksTheServer: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed, page: { index: 1, size: 20 } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listTracking, ({ requestId, statuses, orderBy, ascending, page, limit }) => {
        const isAsked = requestId === '26-10412' && String(statuses) === '1,3' && page === 2 && limit === 20;
        return isAsked && orderBy === 'date' && ascending === 0 ? answer : nothing;
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '26-10412' })).toBeVisible();
  },
};

/** The four statuses; what a carrier tells at length stays in its cell, cut after two lines (Z1). */
export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const [first] = answer.data;
    const rows = allTrackingStatuses.flatMap((status) =>
      first ? [{ ...first, id: status + 1, status }] : [],
    );
    const data = rows.map((row) => ({
      ...row,
      statusName: trackingStatusName[row.status],
      additionalInformation: 'Held at customs: the commercial invoice is missing. '.repeat(6),
      carrier: 'Northway Medical Express International Air Freight',
    }));
    msw.use(mock(listTracking, { ...answer, data }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stuck')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listTracking)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listTracking, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed } },
  beforeEach: ({ msw }) => msw.use(mock(listTracking, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

/** What the server says stands in the table itself (Z3). */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listTracking, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** And it can be asked again there (Z3). */
export const AsksAgain: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listTracking, 500)),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(mock(listTracking, answer));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '26-10412' })).toBeVisible();
  },
};
