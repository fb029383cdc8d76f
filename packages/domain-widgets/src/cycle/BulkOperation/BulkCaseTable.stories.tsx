import { exampleOf } from '@crt/api-client/mocks';
import { listManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { planStatus } from '@crt/domain/plan-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BulkCaseTable } from './BulkCaseTable.tsx';
import { caseColumns } from './case-columns.tsx';

const [example] = exampleOf(listManufacturingCycles).items;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...(example as NonNullable<typeof example>),
    id: at + 1,
    requestIdWithManufacturingRevision: `26-${10412 + at} M1`,
    fulfilmentPlanStatus: planStatus.manufacturing,
    isOnHold: false,
  }));
const [one, two, three, ...others] = rowsOf(6);
const rows = [
  one,
  two,
  { ...three, isOnHold: true, fulfilmentPlanStatus: planStatus.onHold },
  ...others,
] as ReturnType<typeof rowsOf>;

const nobody: ReadonlySet<number> = new Set();
const columns = caseColumns({
  href: ({ manufacturingURL }) => `${manufacturingURL}?useContext=true`,
  now: () => new Date('2026-11-24T09:00:00Z'),
});

const meta = {
  title: 'Widgets/Bulk operation/BulkCaseTable',
  component: BulkCaseTable,
  args: { rows, columns, selected: nobody, suggested: nobody, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkCaseTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is on hold has no checkbox; an id leads to its details with the context of the list (J2, J3). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { name: 'Select row' })).toHaveLength(5);
    const held = canvas.getByText('On Hold').closest('[role="row"]') as HTMLElement;
    await expect(within(held).queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('useContext'),
    );
  },
};

/** j and k go through the cases, x chooses one (REG17). */
export const Keys: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.keyboard('jjkx');
    await expect(args.onSelect).toHaveBeenLastCalledWith([1]);
    await userEvent.keyboard('jx');
    await expect(args.onSelect).toHaveBeenLastCalledWith([1, 2]);
  },
};

/** Once something is selected only what is suggested can be, and stands out (J3, J4). */
export const Suggested: Story = {
  tags: ['visual-dark'],
  args: { selected: new Set([1]), suggested: new Set([1, 2, 5]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { name: 'Select row' })).toHaveLength(3);
    await expect(canvas.getAllByTitle('Can be processed together with what is selected')).toHaveLength(2);
    canvas.getAllByRole('checkbox', { name: 'Select row' })[1]?.click();
    await expect(args.onSelect).toHaveBeenLastCalledWith([1, 2]);
  },
};

/** Everything is on one page; four other sizes are offered (J14). */
export const Thousand: Story = {
  tags: ['no-visual'],
  args: { rows: rowsOf(1000) },
  play: async ({ canvas }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['10', '20', '50', '100']),
    );
    await expect(canvas.getByText('1–1000 of 1000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** Whoever comes from the 25th row of a list sees the third page of ten (J15). */
export const FromARow: Story = {
  tags: ['no-visual'],
  args: { rows: rowsOf(40), index: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30 of 40')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['no-visual'], args: { rows: [], isLoading: true } };
export const NothingMatches: Story = { args: { rows: [], isFiltered: true } };
export const Failed: Story = {
  tags: ['no-visual'],
  args: { rows: [], error: 'The manufacturing cycles could not be loaded.', onRetry: fn() },
};
