import { exampleOf } from '@crt/api-client/mocks';
import { listStoredQueries } from '@crt/api-client/main/stored-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CrtFiltersTable } from './CrtFiltersTable.tsx';

const filters = exampleOf(listStoredQueries);
const changes = filters
  .slice(0, 1)
  .map((one) => ({ ...one, id: 63, name: 'PO numbers', containingEntity: 2 as const }));

const meta = {
  title: 'Widgets/Filter management/CrtFiltersTable',
  component: CrtFiltersTable,
  args: {
    filters: [...filters, ...changes],
    filterHref: ({ id, containingEntity }) => `/filter/${containingEntity}/${id}`,
    hasOwner: false,
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CrtFiltersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each kind leads to its own list (W2, W7); only what may be managed has buttons (W5). */
export const EditsAndDeletes: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Late in Rotterdam' })).toHaveAttribute(
      'href',
      '/filter/0/61',
    );
    await expect(canvas.getByRole('link', { name: 'PO numbers' })).toHaveAttribute('href', '/filter/2/63');
    await expect(canvas.queryByRole('button', { name: 'Edit Everything on hold' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: /Owner/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Late in Rotterdam' }));
    await expect(args.onEdit).toHaveBeenCalledWith(filters[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Late in Rotterdam' }));
    await expect(args.onRemove).toHaveBeenCalledWith(filters[0]);
  },
};

/** Whoever manages everybody's filters sees whose they are (W8). */
export const OfEverybody: Story = {
  args: { hasOwner: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jonas Weiss')).toBeVisible();
  },
};

/** A long name stays in its cell. */
export const LongText: Story = {
  args: { filters: filters.map((one) => ({ ...one, name: 'Late in Rotterdam '.repeat(5).trim() })) },
};

export const Empty: Story = { args: { filters: [] } };
export const Loading: Story = { args: { filters: [], isLoading: true } };
export const Failed: Story = {
  args: { filters: [], error: 'The saved filters could not be loaded.', onRetry: fn() },
};
