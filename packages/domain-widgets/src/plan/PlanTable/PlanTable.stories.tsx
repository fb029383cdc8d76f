import { exampleOf } from '@crt/api-client/mocks';
import { listPlans } from '@crt/api-client/main/plan-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePlans } from '../sample-plans.ts';
import { PlanTable, type OpenedLinks } from './PlanTable.tsx';

const plans = samplePlans();

const meta = {
  title: 'Widgets/Plans/PlanTable',
  component: PlanTable,
  args: {
    rows: plans,
    totalCount: 184,
    page: { index: 0, size: 20 },
    onPageChange: fn(),
    onSortChange: fn(),
    links: { plan: (id) => `/plans/${id}` },
    milestones: [{ id: 7, name: 'Shipped' }],
    isFiltered: false,
    now: () => new Date('2026-11-24T09:00:00Z'),
    renderLinks: fn<(opened: OpenedLinks) => null>(() => null),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /26-10412/ });
    await expect(link).toHaveAttribute('href', '/plans/' + String(plans[0]?.id));
    // Every status in words, the one on hold with its sign (F57, F58).
    for (const { processingStatusDescription } of plans)
      await expect(canvas.getByText(processingStatusDescription)).toBeVisible();
    const sign = (status: string) => getComputedStyle(canvas.getByText(status), '::before').clipPath;
    await expect(sign('On Hold')).not.toBe(sign('Manufacturing'));
  },
};

/** Coming back from the details: the row is grey and said to be the current one (E4). */
export const SelectedRow: Story = {
  args: { selectedId: plans[3]?.id },
  play: async ({ canvas }) => {
    const [current] = canvas.getAllByRole('row', { current: true });
    await expect(current).toHaveTextContent(String(plans[3]?.requestIdWithRevision));
  },
};

const [one, other] = exampleOf(listPlans).data.map((row) => ({
  ...row,
  milestones: row.milestones.map((dates) => ({ ...dates, plannedDate: '2026-12-31T17:00:00Z' })),
}));
const shown = [
  'requestIdWithRevision',
  'priority',
  'manufacturingProgress',
  'underlyingRequestId',
  'milestone:7',
];
const others = [
  'productType',
  'designStatus',
  'processingStatusDescription',
  'distributionCenter',
  'linksCount',
];

/**
 * Dates stand in the zone of their row; progress only where it may be seen; priority is a picture with a word; the
 * request that is repeated leads to its plan, or to another site in a window of its own (E26, E27, E41).
 */
export const RowsOfTwoZones: Story = {
  tags: ['no-visual'],
  args: {
    rows: [
      ...(one
        ? [{ ...one, underlyingRequestId: '26-1', underlyingFulfilmentPlanUrl: 'https://portal.example/1' }]
        : []),
      ...(other ? [{ ...other, isManufacturingProgressVisible: false }] : []),
    ],
    columnLayout: {
      order: [...shown, ...others],
      hidden: others,
      pinnedStart: [],
      pinnedEnd: [],
      widths: {},
    },
  },
  play: async ({ canvas }) => {
    const [, amsterdam, sydney] = canvas.getAllByRole('row');
    await expect(amsterdam).toHaveTextContent('31/12/2026');
    await expect(amsterdam).toHaveTextContent('40');
    await expect(within(amsterdam as HTMLElement).getByRole('img', { name: 'Priority' })).toBeVisible();
    await expect(sydney).toHaveTextContent('01/01/2027');
    await expect(within(sydney as HTMLElement).queryByRole('progressbar')).toBeNull();
    await expect(within(sydney as HTMLElement).queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^26-1\b/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '26-10112' })).not.toHaveAttribute('target');
  },
};

/** Late, due today, ahead, and on hold: a shape, its tone and words, by the rule of the counts above the list (E26). */
export const DueDates: Story = {
  tags: ['visual', 'visual-dark', 'visual-forced'],
  args: {
    rows: ['2026-11-20', '2026-11-24', '2026-12-04', '2026-11-20'].flatMap((day, index) => {
      const row = plans[index === 3 ? 8 : 4];
      const [dates] = one?.milestones ?? [];
      if (!row || !dates) return [];
      const shipped = {
        ...dates,
        milestoneId: 7 as const,
        name: 'Shipped',
        plannedDate: `${day}T11:00:00Z`,
        actualDate: null,
      };
      return [{ ...row, id: index, milestones: [shipped] }];
    }),
    columnLayout: { order: [...shown, ...others], hidden: [], pinnedStart: [], pinnedEnd: [], widths: {} },
  },
  play: async ({ canvas }) => {
    const [, late, today, ahead, held] = canvas.getAllByRole('row');
    await expect(late).toHaveTextContent('20/11/20264 days late');
    await expect(today).toHaveTextContent('24/11/2026Due today');
    for (const row of [ahead, held]) await expect(row).not.toHaveTextContent(/late|today/i);
    await expect(canvas.getByTitle('4 days late')).toBeVisible();
    await expect(canvas.getByTitle('Shipped: 4 days late')).toBeVisible();
  },
};

export const Sorts: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Product Type/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([
      { columnId: 'productType', direction: 'ascending' },
    ]);
  },
};

/** The button says how many plans are linked, and asks for their list beside it (E3). */
export const AsksForLinks: Story = {
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^2 links of/ });
    await userEvent.click(button as HTMLElement);
    await expect(args.renderLinks).toHaveBeenCalledWith(expect.objectContaining({ row: plans[0], button }));
  },
};

export const Loading: Story = { args: { rows: [], totalCount: undefined, isLoading: true } };
export const Reloading: Story = { args: { isReloading: true } };
export const Empty: Story = { args: { rows: [], totalCount: 0 } };
export const NothingMatches: Story = { args: { rows: [], totalCount: 0, isFiltered: true } };

export const Failed: Story = {
  args: { rows: [], totalCount: undefined, error: 'The plans could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
