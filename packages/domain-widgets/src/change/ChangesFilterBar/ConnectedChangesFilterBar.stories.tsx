import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import {
  findChangedRequests,
  findChangingUsers,
  getChangesFilterOptions,
  getChangeTypeSettings,
} from '@crt/api-client/main/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noChangesFilters, type ChangesFilters } from '../changes-list.ts';
import {
  ConnectedChangesFilterBar,
  type ConnectedChangesFilterBarProps,
} from './ConnectedChangesFilterBar.tsx';

const onChange = fn<(filters: ChangesFilters) => void>();

/** Holds the filters, as the address of a screen would. */
const Holder = (props: ConnectedChangesFilterBarProps) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <ConnectedChangesFilterBar
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Changes/ConnectedChangesFilterBar',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedChangesFilterBar,
  render: (args) => <Holder {...args} />,
  args: { filters: noChangesFilters, onChange },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    onChange.mockClear();
    msw.use(
      mock(getChangesFilterOptions, exampleOf(getChangesFilterOptions)),
      mock(getChangeTypeSettings, exampleOf(getChangeTypeSettings)),
      mock(findChangedRequests, exampleOf(findChangedRequests)),
      mock(findChangingUsers, exampleOf(findChangingUsers)),
    );
  },
} satisfies Meta<typeof ConnectedChangesFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The id of a person goes out, the name stands on the chip (V3). */
export const FindsAPerson: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'mey');
    await userEvent.click(await screen.findByRole('option', { name: /Hanna Meyer/ }));
    await expect(onChange.mock.lastCall?.[0].userId).toBe('usr-hmey');
    await expect(await canvas.findByRole('button', { name: /Remove User: Hanna Meyer/ })).toBeVisible();
  },
};

/** A person whom the address names by id gets the name from the server (V3). */
export const UserOfTheAddress: Story = {
  args: { filters: { ...noChangesFilters, userId: 'usr-hmey' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Remove User: Hanna Meyer/ })).toBeVisible();
  },
};

/** A change type carries its label, and brings the fields that suit its values (V2, V4). */
export const ByChangeType: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Type' }));
    const types = await screen.findByRole('combobox', { name: 'Change Type' });
    await userEvent.type(types, 'PO');
    await userEvent.click(await screen.findByRole('option', { name: 'PO NUMBER' }));
    await expect(onChange.mock.lastCall?.[0].type?.label).toBe('PO NUMBER');
    await expect(await screen.findByRole('group', { name: /Old value/ })).toBeVisible();
  },
};

/** Without options what is typed still narrows. */
export const Failed: Story = {
  tags: ['unseen'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getChangesFilterOptions, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan ID' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Plan ID' }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(onChange.mock.lastCall?.[0].requestId).toBe('26-10412');
  },
};
