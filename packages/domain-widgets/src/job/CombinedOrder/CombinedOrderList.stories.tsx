import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import {
  createCombinedOrder,
  findCombinedOrderIdentifiers,
  listCombinedOrders,
} from '@crt/api-client/main/combined-order';
import {
  listCombinedOrderDefinitions,
  listCombinedOrderStatuses,
} from '@crt/api-client/main/combined-order-option';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { Stack } from '@crt/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { noFilters } from '../../shared/list/list-query.ts';
import { combinedOrdersList } from './combined-order-list.ts';
import { ConnectedAddCombinedOrder } from './ConnectedAddCombinedOrder.tsx';
import { ConnectedCombinedOrderFilterBar } from './ConnectedCombinedOrderFilterBar.tsx';
import { ConnectedCombinedOrderTable } from './ConnectedCombinedOrderTable.tsx';

const answer = exampleOf(listCombinedOrders);
const [order] = answer.data;
const ok = exampleOf(createCombinedOrder);
const kinds = [
  { id: 1, name: 'Build Plate', keyType: 1 as const },
  { id: 2, name: 'Sterilization', keyType: 3 as const },
];

/** The parts of the list's screen together, with the filters as an address would hold them. */
const List = ({ onFilters, onCreated }: { onFilters: (filters: object) => void; onCreated: () => void }) => {
  const [filters, setFilters] = useState(noFilters(combinedOrdersList));
  const change = (next: typeof filters) => {
    setFilters(next);
    onFilters(next);
  };
  return (
    <Stack gap={4}>
      <ConnectedAddCombinedOrder definitionId={filters.chosenDefinition} onCreated={onCreated} />
      <ConnectedCombinedOrderFilterBar filters={filters} onChange={change} />
      <div style={{ display: 'flex', blockSize: 360 }}>
        <ConnectedCombinedOrderTable
          query={{ filters, sort: [], page: { index: 0, size: 10 } }}
          onSortChange={() => undefined}
          onPageChange={() => undefined}
          orderHref={hrefOf}
        />
      </div>
    </Stack>
  );
};

const hrefOf = (id: number) => `/orders/${id}`;

const meta = {
  title: 'Widgets/Manufacturing/CombinedOrderList',
  component: List,
  args: { onFilters: fn(), onCreated: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ConfirmOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listCombinedOrders, answer),
      mock(listCombinedOrderDefinitions, kinds),
      mock(listCombinedOrderStatuses, exampleOf(listCombinedOrderStatuses)),
      mock(findCombinedOrderIdentifiers, ({ definitionId }) => [
        definitionId === 2 ? 'LOT-2' : 'BLD-1, a',
        'BLD-2',
      ]),
    ),
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: order?.identifier ?? '' })).toHaveAttribute(
      'href',
      `/orders/${order?.id}`,
    );
  },
};

/** One kind at a time; identifiers are found within it, and each goes by its own chip (L1, L3). */
export const Narrows: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const kind = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Definition/, expanded: false }));
      await userEvent.click(await screen.findByRole('option', { name }));
      await userEvent.keyboard('{Escape}');
    };
    await kind('Build Plate');
    await kind('Sterilization');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect(args.onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ chosenDefinition: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: /^Identifier/, expanded: false }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Identifier' }), 'LOT');
    await userEvent.click(await screen.findByRole('option', { name: 'LOT-2' }));
    const remove = await canvas.findByRole('button', { name: 'Remove Identifier: LOT-2' });
    await expect(canvas.getByRole('button', { name: /^Identifier/, expanded: false })).toHaveTextContent('1');
    await userEvent.click(remove);
    await expect(args.onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ chosenIdentifiers: [] }));
  },
};

/** Its fields are called as its kind calls them; a refusal is told, and what was typed is there again (L4, L7). */
export const Adds: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, msw }) => {
    msw.use(mock(createCombinedOrder, { ...ok, result: 2, message: 'Identifier LOT-7 already exists.' }));
    const open = await canvas.findByRole('button', { name: 'Add New' });
    await expectOpen(open);
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Combined Order' }));
    await userEvent.click(dialog.getByRole('button', { name: /Definition/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sterilization' }));
    const field = dialog.getByRole('textbox', { name: /Sterile Lot Number/ });
    await userEvent.type(field, '  ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Sterile Lot Number is required')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('L'.repeat(41));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Sterile Lot Number is longer than 40 characters')).toBeVisible();
    await expect(field).toHaveValue('L'.repeat(41));
    await userEvent.clear(field);
    await userEvent.type(field, '  LOT-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    await expect(alert.getByText('Identifier LOT-7 already exists.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(field).toHaveValue('  LOT-7');
    msw.use(mock(createCombinedOrder, { ...ok, message: '31' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(31));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listCombinedOrders)),
};

export const Empty: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(listCombinedOrders, { ...answer, data: [], count: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listCombinedOrders, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};
