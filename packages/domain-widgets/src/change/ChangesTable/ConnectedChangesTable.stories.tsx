import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { listChanges } from '@crt/api-client/main/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { newestFirst, noChangesFilters } from '../changes-list.ts';
import { ConnectedChangesTable } from './ConnectedChangesTable.tsx';

const answer = exampleOf(listChanges);

const meta = {
  title: 'Widgets/Changes/ConnectedChangesTable',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedChangesTable,
  args: {
    query: { filters: noChangesFilters, sort: newestFirst, page: { index: 1, size: 20 } },
    onPageChange: fn(),
    onSortChange: fn(),
    planHref: (id) => `/plans/${id}`,
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listChanges, ({ body }) => {
        const { filters, page, limit } = body;
        const isAsked = page === 2 && limit === 20 && filters.orderBy === 'date' && filters.ascending === 0;
        return isAsked ? answer : { ...answer, data: [], count: 0 };
      }),
    ),
} satisfies Meta<typeof ConnectedChangesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Page and order go to the server, newest first (V7, V9). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '26-10412' }))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listChanges, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** Retry asks again, and the answer that comes then takes the place of the refusal. */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(listChanges, answer));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect((await canvas.findAllByRole('link', { name: '26-10412' }))[0]).toBeVisible();
  },
};
