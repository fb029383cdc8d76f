import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  },
};

/** Coming back from the details: the row is grey and said to be the current one. */
export const SelectedRow: Story = { args: { selectedId: plans[3]?.id } };

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
