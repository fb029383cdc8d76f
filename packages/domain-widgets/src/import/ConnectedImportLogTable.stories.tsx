import { listImportLog } from '@crt/api-client/main/request-import';
import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { noFilters } from '../shared/list/list-query.ts';
import { ConnectedImportLogTable } from './ConnectedImportLogTable.tsx';
import { importLogList } from './import-log-list.ts';

const answer = exampleOf(listImportLog);
const nothing = { ...answer, data: [], count: 0 };
const query = {
  filters: noFilters(importLogList),
  sort: importLogList.sort.first,
  page: { index: 0, size: 10 },
};
const narrowed = { chosenRequestId: '26-10412', chosenStatuses: [1, 2] };

const meta = {
  title: 'Widgets/Imports/ImportLogTable',
  component: ConnectedImportLogTable,
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
  beforeEach: ({ msw }) => msw.use(mock(listImportLog, answer)),
} satisfies Meta<typeof ConnectedImportLogTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A request leads to its plan, where it became one; each change is told in full (R15, R16). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '26-10412' });
    await expect(link).toHaveAttribute('href', '/plans/10412');
    await expect(canvas.queryByRole('link', { name: '26-10530' })).toBeNull();
    await expect(canvas.getByText(/^No mapping for PEEK Orbital/)).toBeVisible();
    await expect(
      canvas.getByText(
        'Shipped, Planned date: from 03/12/2026 to 04/12/2026. Shipped was moved from 03/12/2026 to 04/12/2026.',
      ),
    ).toBeVisible();
  },
};

/** The specified columns in their order; three of them sort (R15). */
export const ColumnsAndOrder: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('link', { name: '26-10412' });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(new Set(heads.map((head) => head?.replace(/\W+$/, '')))).toEqual(
      new Set(['Id', 'Date', 'Request Id', 'Status', 'Skip Reason', 'Additional Info', 'Updated Fields']),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([{ columnId: 'status', direction: 'ascending' }]);
  },
};

/** Filters, page and order go to the server (R15). */
export const AsksTheServer: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed, page: { index: 1, size: 20 } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listImportLog, ({ chosenRequestId, chosenStatuses, orderBy, ascending, page, limit }) => {
        const isAsked = chosenRequestId === '26-10412' && String(chosenStatuses) === '1,2';
        return isAsked && page === 2 && limit === 20 && orderBy === 'date' && ascending === 0
          ? answer
          : nothing;
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '26-10412' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listImportLog)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listImportLog, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

/** What the server says stands in the table itself. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listImportLog, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};
