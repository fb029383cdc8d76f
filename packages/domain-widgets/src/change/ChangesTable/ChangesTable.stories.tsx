import { exampleOf } from '@crt/api-client/mocks';
import { listChanges } from '@crt/api-client/main/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newestFirst } from '../changes-list.ts';
import { ChangesTable } from './ChangesTable.tsx';

const { data, count } = exampleOf(listChanges);

const meta = {
  title: 'Widgets/Changes/ChangesTable',
  component: ChangesTable,
  args: {
    rows: data,
    totalCount: count,
    page: { index: 0, size: 10 },
    sort: newestFirst,
    onPageChange: fn(),
    onSortChange: fn(),
    planHref: (id) => `/plans/${id}`,
    hasPoNumber: false,
    isFiltered: false,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The specified columns in their order, and the plan as a link (V1, V8). */
export const ColumnsAndOrder: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(heads.map((head) => head?.replace(/\W+$/, ''))).toEqual([
      'Plan ID',
      'Product Type',
      'Date',
      'Change Type',
      'Message',
      'Distribution Center',
      'User',
    ]);
    await expect(canvas.getAllByRole('link', { name: '26-10412' })[0]).toHaveAttribute(
      'href',
      '/plans/10412',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Message/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([{ columnId: 'message', direction: 'ascending' }]);
  },
};

/** A change type about the PO number adds its column (V2). */
export const PoNumber: Story = {
  args: { hasPoNumber: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /PO Number/ })).toBeVisible();
    await expect(canvas.getAllByText('PO-88120')[0]).toBeVisible();
  },
};

/** The sentence about a moved date is read whole, and so is the longest type, beside all the other columns. */
export const WholeSentence: Story = {
  tags: ['no-visual'],
  args: {
    rows: data.map((row) => ({
      ...row,
      changeType: 'Required Manufacturing Data Revision',
      message: 'Out Of Manufacturing Due Date changed from 21/11/2026 12:00 to 21/12/2026 12:00.',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flex: 'none', inlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [message] = canvas.getAllByText(/changed from 21\/11\/2026 12:00 to 21\/12\/2026 12:00\.$/);
    const [type] = canvas.getAllByText('Required Manufacturing Data Revision');
    for (const text of [message, type])
      await expect(text?.scrollHeight).toBeLessThanOrEqual(text?.clientHeight ?? 0);
  },
};

/** A longer one stays in its cell, cut after two lines. */
export const LongText: Story = {
  args: { rows: data.map((row) => ({ ...row, message: 'Shipped was moved once more. '.repeat(12) })) },
};

export const Reloading: Story = { args: { isReloading: true } };
export const Empty: Story = { args: { rows: [], totalCount: 0 } };
export const NothingMatches: Story = { args: { rows: [], totalCount: 0, isFiltered: true } };
export const Loading: Story = { args: { rows: [], totalCount: undefined, isLoading: true } };
export const Failed: Story = {
  args: { rows: [], totalCount: undefined, error: 'The changes could not be loaded.', onRetry: fn() },
};
