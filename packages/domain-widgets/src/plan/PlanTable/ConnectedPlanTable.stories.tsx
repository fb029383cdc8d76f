import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { getDefaultPlanColumns, savePlanColumnsAsDefault } from '@crt/api-client/main/plan-filter';
import { listLinkedPlans } from '@crt/api-client/main/plan-link';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { standardColumns } from '@crt/domain/list-column';
import { planColumns } from '@crt/domain/plan-list';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noPlanFilters } from '../plan-list.ts';
import { sampleFilterOptions, samplePlans } from '../sample-plans.ts';
import { ConnectedPlanTable } from './ConnectedPlanTable.tsx';

const plans = [...samplePlans()];
const answer = { ...exampleOf(listPlans), data: plans, filteredPlansCount: 184, page: 1 };
const standard = [
  { field: 'requestIdWithRevision', name: 'Plan ID', visible: true },
  { field: 'productType', name: 'Product Type', visible: true },
  { field: 'priority', name: 'Priority', visible: false },
];
const onColumnsChange = fn<(columns: AvailableColumn[]) => void>();
const kept = fn<(columns: AvailableColumn[]) => void>();
const nothing = { ...answer, data: [], filteredPlansCount: 0 };

/** What the application gives every screen: data and an outlet for messages. */
const Surroundings = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createMockQueryClient());
  return (
    <QueryClientProvider client={client}>
      <div style={{ display: 'flex', blockSize: 520 }}>{children}</div>
      <ToastOutlet />
    </QueryClientProvider>
  );
};

const meta = {
  title: 'Widgets/Plans/ConnectedPlanTable',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanTable,
  args: {
    query: { filters: noPlanFilters, sort: [], page: { index: 0, size: 20 } },
    onSortChange: fn(),
    onPageChange: fn(),
    links: { plan: (id) => `/plans/${id}` },
    onColumnsChange,
  },
  decorators: [
    (Story) => (
      <Surroundings>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    onColumnsChange.mockClear();
    kept.mockClear();
    msw.use(
      mock(listPlans, answer),
      mock(getPlanListFilters, sampleFilterOptions()),
      mock(getDefaultPlanColumns, standard),
      mock(savePlanColumnsAsDefault, ({ body }) => {
        kept(body.columns);
        return exampleOf(savePlanColumnsAsDefault);
      }),
      mock(listLinkedPlans, exampleOf(listLinkedPlans)),
    );
  },
} satisfies Meta<typeof ConnectedPlanTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /26-10412/ });
    await expect(link).toHaveAttribute('href', `/plans/${String(plans[0]?.id)}`);
  },
};

/** Without columns in the session the person's default applies; a change is told with every column (E24). */
export const ChoosesColumns: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Product Type/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Priority/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Priority' }));
    await expect(onColumnsChange.mock.lastCall?.[0]).toContainEqual({ ...standard[2], visible: true });
    await userEvent.click(screen.getByRole('button', { name: 'Save as my default' }));
    await expect(await screen.findByText('Default columns saved.')).toBeInTheDocument();
    await expect(kept.mock.lastCall?.[0]).toContainEqual({ ...standard[2], visible: true });
    await userEvent.click(screen.getByRole('button', { name: 'My default columns' }));
    await waitFor(() => expect(onColumnsChange.mock.lastCall?.[0]).toContainEqual(standard[2]));
  },
};

/** From an own default Reset leads to the columns that everybody starts with, in one press. */
export const ResetsColumns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Product Type/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await expect(onColumnsChange.mock.lastCall?.[0].filter(({ visible }) => visible)).toEqual(
      standardColumns(planColumns).filter(({ visible }) => visible),
    );
    await expect(canvas.getByRole('columnheader', { name: /Priority/ })).toBeVisible();
  },
};

/** Columns of the session go before the default. */
export const ColumnsOfTheSession: Story = {
  args: { columns: standard.map((column) => ({ ...column, visible: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Priority/ })).toBeVisible();
  },
};

/** No head before it is known which columns were chosen: it would soon be another one (E24). */
export const ColumnsOnTheirWay: Story = {
  args: { columns: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** The same while the names of chosen milestones are on their way. */
export const MilestonesOnTheirWay: Story = {
  args: { columns: [...standard, { field: 'milestone:7', name: 'Shipped', visible: true }] },
  beforeEach: ({ msw }) => msw.use(mockPending(getPlanListFilters)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** Rows are links with kind and warning; Escape closes the list and gives the focus back (E40). */
export const ShowsLinks: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^2 links of/ });
    await userEvent.click(button as HTMLElement);
    const link = await screen.findByRole('link', { name: '26-10398' });
    await expect(link).toHaveAttribute('href', '/plans/10398');
    const [related, repeated] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    await expect(related).toHaveTextContent(/Related to.*The linked plan is on hold\./);
    await expect(repeated).toHaveTextContent(/^26-10112.*Repeats$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The list of links fails alone, and can be asked for again. */
export const LinksFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listLinkedPlans, 500, 'The database is away.')),
  play: async ({ canvas, msw }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^2 links of/ });
    await userEvent.click(button as HTMLElement);
    await expect(await screen.findByText('The database is away.')).toBeVisible();
    msw.use(mock(listLinkedPlans, exampleOf(listLinkedPlans)));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('link', { name: '26-10398' })).toBeVisible();
  },
};

/** Filters, order and page go to the server; it counts pages from 1. */
export const AsksForItsQuery: Story = {
  args: {
    query: {
      filters: { ...noPlanFilters, requestId: ' 104 ', processingStatuses: [4] },
      sort: [{ columnId: 'productType', direction: 'descending' }],
      page: { index: 2, size: 10 },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listPlans, ({ body }) => {
        const { filters, limit, page } = body;
        const isAsked =
          filters?.requestId === '104' &&
          filters.chosenProcessingStatuses?.join() === '4' &&
          filters.sortColumns?.[0]?.columnName === 'productType' &&
          filters.sortColumns[0].sortOrder === 0 &&
          limit === 10 &&
          page === 3;
        return isAsked ? { ...answer, page: 3 } : nothing;
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /26-10412/ })).toBeVisible();
  },
};

/** A long name stays in its cell. */
export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const productType = 'Patient specific cranial implant with integrated fixation '.repeat(4).trim();
    msw.use(mock(listPlans, { ...answer, data: plans.map((plan) => ({ ...plan, productType })) }));
  },
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByText(/^Patient specific cranial implant/);
    await expect(cell?.getBoundingClientRect().height).toBeLessThan(60);
  },
};

/** Nothing is there yet (E42). */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listPlans, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

/** Nothing is left by the filters, in other words (E42). */
export const NothingMatches: Story = {
  args: { query: { filters: { ...noPlanFilters, requestId: '9' }, sort: [], page: { index: 0, size: 20 } } },
  beforeEach: ({ msw }) => msw.use(mock(listPlans, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listPlans)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listPlans, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** Retry asks again, and the rows that come then take the place of the refusal. */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(listPlans, answer));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: /26-10412/ })).toBeVisible();
  },
};
