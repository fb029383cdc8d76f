import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { getDefaultManufacturingColumns } from '@crt/api-client/main/manufacturing-filter';
import { getManufacturingListFilters } from '@crt/api-client/main/manufacturing-option';
import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { cycleColumns } from '@crt/domain/cycle-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { noFilters } from '../../shared/list/list-query.ts';
import { cyclesList } from '../cycle-list.ts';
import { ConnectedCycleTable } from './ConnectedCycleTable.tsx';

const answer = exampleOf(listManufacturingCycles);
const [first] = answer.items;
const nothing = { ...answer, items: [], filteredPlansCount: 0 };
const query = { filters: noFilters(cyclesList), sort: [], page: { index: 0, size: 10 } };
const defaultColumns = cycleColumns().map(({ id, label }) => ({ field: id, name: label, visible: true }));
const now = new Date('2026-11-24T09:00:00Z');

/** Rows that differ from the first one of the contract's example. */
const rowsWith = (...more: readonly Partial<ManufacturingCycleListRow>[]) => ({
  ...answer,
  items: more.flatMap((part, index) =>
    first ? [{ ...first, id: index + 1, isOnHold: false, style: 'none' as const, ...part }] : [],
  ),
});

const meta = {
  title: 'Widgets/Manufacturing/CycleTable',
  component: ConnectedCycleTable,
  args: {
    query,
    onPageChange: fn(),
    onSortChange: fn(),
    onOpen: fn(),
    cycleHref: (path, list) => `${path}?list=${list}`,
    now: () => now,
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
      mock(listManufacturingCycles, answer),
      mock(getManufacturingListFilters, exampleOf(getManufacturingListFilters)),
      mock(getDefaultManufacturingColumns, defaultColumns),
    ),
} satisfies Meta<typeof ConnectedCycleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On hold has its badge, what is late or critical its mark; the id leads to the page that the server names (G3, G10, G23). */
export const Default: Story = {
  tags: ['visual-dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listManufacturingCycles,
        rowsWith(
          { style: 'late', notificationsAvailable: true },
          { style: 'on-hold', isOnHold: true, globalNotificationsAvailable: true },
          { style: 'critical', manufacturingURL: '/PrototypeManufacturingCycle/Details/7' },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links[2]).toHaveAttribute(
      'href',
      `/PrototypeManufacturingCycle/Details/7?list=${answer.listQueryId}`,
    );
    await expect(canvas.getByText('On Hold')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Global notifications' })).toBeVisible();
    await expect(canvas.getByText(/Critical/)).toBeInTheDocument();
  },
};

/** The warning sign leads to the notices about the request (G3, G24). */
export const OpensNotices: Story = {
  tags: ['no-visual'],
  args: { onNotices: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listManufacturingCycles,
        rowsWith({}, { requestId: '26-10398', globalNotificationsAvailable: true }),
      ),
    ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Global notifications' }));
    await expect(args.onNotices).toHaveBeenCalledWith('26-10398');
  },
};

/** Whole hours since the approval, as long as the STL data are being prepared (G15, G16). */
export const DesignApproval: Story = {
  beforeEach: ({ msw }) => {
    const approved = (hours: number, isOpen = true) => ({
      designApprovalDate: new Date(now.getTime() - hours * 3_600_000).toISOString(),
      isPrepareSTLDataStepNotCompleted: isOpen,
    });
    msw.use(
      mock(
        listManufacturingCycles,
        rowsWith(approved(47.9), approved(48), approved(75.9), approved(76), approved(3, false)),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link');
    const badges = canvas.getAllByText(/^Design approval/).map(({ textContent }) => textContent);
    await expect(badges).toEqual([47, 48, 75, 76].map((hours) => `Design approval ${hours}h ago`));
  },
};

/** The due date stands in the zone of the plant, with how the start was planned in brackets (G18). */
export const DueInTheZoneOfThePlant: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listManufacturingCycles,
        rowsWith({
          dueDate: '2026-12-07T22:00:00Z',
          schedulingStrategy: 'Latest start',
          manufacturingLocationTimezone: 'Australia/Sydney',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('08/12/2026 (Latest start)')).toBeVisible();
  },
};

/** Both dates of a job step are columns; those out of manufacturing make room for them (G8, G9). */
export const CycleMilestones: Story = {
  args: { query: { ...query, filters: { ...query.filters, milestones: ['step:21:1', 'step:21:0'] } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingListFilters, {
        ...exampleOf(getManufacturingListFilters),
        availableJobSteps: [{ id: 21, name: 'Milling' }],
      }),
      mock(
        listManufacturingCycles,
        rowsWith({
          chosenCycleMilestones: [
            { jobStepId: 21, criteria: 1, date: '2026-12-01T10:00:00Z' },
            { jobStepId: 21, criteria: 0, date: null },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Milling$/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /^Milling \(actual\)/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /^Out-Of-Manuf/ })).toBeNull();
    await expect(await canvas.findByText('01/12/2026')).toBeVisible();
  },
};

/** A press on the progress shows the cycle over the list, which is named along (G4, G17, G25). */
export const OpensACycle: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const [progress] = await canvas.findAllByRole('button', { name: /^Open .*%$/ });
    await userEvent.click(progress as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(first?.id, answer.listQueryId);
  },
};

/** Order, tab and steps go to the server as it counts them (G2, G13, G14). */
export const AsksTheServer: Story = {
  tags: ['no-visual'],
  args: {
    query: {
      filters: { ...query.filters, tab: 'productType-4', upcomingSteps: [21] },
      sort: [{ columnId: 'manufacturingProgress', direction: 'descending' }],
      page: { index: 2, size: 10 },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listManufacturingCycles, ({ body: { model, page } }) => {
        const { filters, sortColumns, selectedWorkflowSteps } = model;
        const isTab =
          filters.productType === 4 && !('isCritical' in filters) && !('requestTypeId' in filters);
        const isSorted = sortColumns[0]?.sortedColumn === 3 && sortColumns[0].sortOrder === 0;
        return isTab && isSorted && selectedWorkflowSteps[0]?.stepId === 21 && page === 3 ? answer : nothing;
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: first?.requestIdWithManufacturingRevision ?? '' }),
    ).toBeVisible();
  },
};

/** A long comment is cut after two lines, a long id keeps its badge. */
export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listManufacturingCycles,
        rowsWith({
          isOnHold: true,
          style: 'on-hold',
          lastComment:
            'Surgery moved by one week: the hospital asks for a second review of the plate. '.repeat(4),
          productSymbol: 'PMMA-XL-PATIENT-SPECIFIC',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Surgery moved/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listManufacturingCycles)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listManufacturingCycles, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listManufacturingCycles, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

/** What the server says stands in the table, and can be asked again there. */
export const Retried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Failed.play?.(context);
    msw.use(mock(listManufacturingCycles, answer));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect((await canvas.findAllByRole('link'))[0]).toBeVisible();
  },
};
