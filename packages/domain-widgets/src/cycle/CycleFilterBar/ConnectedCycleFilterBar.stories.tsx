import { createMockQueryClient, exampleOf, mock, mockPending } from '@crt/api-client/mocks';
import { findManufacturingRequests } from '@crt/api-client/main/manufacturing-cycle-list';
import { listManufacturingAdditionalFilters } from '@crt/api-client/main/manufacturing-filter';
import { getManufacturingListFilters } from '@crt/api-client/main/manufacturing-option';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noFilters } from '../../shared/list/list-query.ts';
import { cyclesList } from '../cycle-list.ts';
import { ConnectedCycleTabs } from '../ConnectedCycleTabs.tsx';
import { ConnectedCycleFilterBar } from './ConnectedCycleFilterBar.tsx';

const none = noFilters(cyclesList);

/** Holds the filters, as the address of a screen would, with the tabs around them. */
const Holder = (props: ComponentProps<typeof ConnectedCycleFilterBar>) => {
  const [filters, setFilters] = useState(props.filters);
  const change = (next: typeof filters) => {
    setFilters(next);
    props.onChange(next);
  };
  return (
    <ConnectedCycleTabs tab={filters.tab} onChange={(tab) => change({ ...filters, tab })}>
      <ConnectedCycleFilterBar filters={filters} onChange={change} />
    </ConnectedCycleTabs>
  );
};

const meta = {
  title: 'Widgets/Manufacturing/CycleFilterBar',
  component: ConnectedCycleFilterBar,
  render: (args) => <Holder {...args} />,
  args: { filters: none, onChange: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingListFilters, {
        ...exampleOf(getManufacturingListFilters),
        availableJobSteps: [
          { id: 21, name: 'Milling' },
          { id: 22, name: 'Final Inspection' },
        ],
        availableProductTypes: [
          { id: 4, name: 'PEEK cranial implant' },
          { id: 6, name: 'Titanium mesh' },
        ],
      }),
      mock(listManufacturingAdditionalFilters, exampleOf(listManufacturingAdditionalFilters)),
      mock(findManufacturingRequests, ({ containsString }) => [`26-${containsString}12`]),
    ),
} satisfies Meta<typeof ConnectedCycleFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Titanium mesh' })).toBeVisible();
  },
};

/** What is in force stands below, in the words of the server (G13). */
export const InForce: Story = {
  args: {
    filters: {
      ...none,
      tab: 'critical',
      jobSteps: [21],
      upcomingSteps: [22],
      due: { kind: 'range', start: '2026-12-01', end: '2026-12-04' },
      milestones: ['step:21:1', 'step:21:0'],
    },
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Remove Job Step: Milling',
      'Remove Upcoming Step: Final Inspection',
      'Remove Out-Of-Manuf.: 01/12/2026 – 04/12/2026',
      'Remove Cycle Milestones: Milling, Milling (actual)',
    ])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** A tab takes the place of the one before it, and leaves the other filters (G1, G2). */
export const ChoosesATab: Story = {
  tags: ['no-visual'],
  args: { filters: { ...none, jobSteps: [21] } },
  play: async ({ args, canvas }) => {
    for (const [name, tab] of [
      ['PEEK cranial implant', 'productType-4'],
      ['Critical', 'critical'],
      ['ReOrder', 'requestType-2'],
    ] as const) {
      // Its count stands behind the name.
      await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${name}`) }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...none, tab, jobSteps: [21] });
    }
  },
};

/** A day and a range told from today each take the place of the other (G13). */
export const ByDays: Story = {
  tags: ['no-visual'],
  args: { filters: { ...none, due: { kind: 'date', date: '2026-12-04' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Out-Of-Manuf/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Relative range' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...none,
      due: { kind: 'relative', range: { modifier: 0, amount: 1, frequency: 1 } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(none);
  },
};

/** Until the options are there, what is chosen is told by its number. */
export const Loading: Story = {
  tags: ['no-visual', 'unseen'],
  args: { filters: { ...none, tab: 'productType-4', jobSteps: [21] } },
  beforeEach: ({ msw }) => msw.use(mockPending(getManufacturingListFilters)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Job Step: 21' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('…');
  },
};
