import { createMockQueryClient, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listPlanAdditionalFilters } from '@crt/api-client/main/plan-filter';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noPlanFilters, type PlanFilters } from '../plan-list.ts';
import { sampleAdditionalFilters, sampleFilterOptions } from '../sample-plans.ts';
import { ConnectedPlanFilterBar, type ConnectedPlanFilterBarProps } from './ConnectedPlanFilterBar.tsx';

const options = sampleFilterOptions();
const [status] = options.availableDesignStatuses;
if (!status) throw new Error('The example of getPlanListFilters offers no design status.');
const onChange = fn<(filters: PlanFilters) => void>();

/** What the application gives every screen: data. */
const Surroundings = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createMockQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** Holds the filters, as the address of a screen would. */
const Holder = (props: ConnectedPlanFilterBarProps) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <ConnectedPlanFilterBar
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Plans/ConnectedPlanFilterBar',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanFilterBar,
  args: { filters: noPlanFilters, onChange },
  render: (args) => <Holder {...args} />,
  decorators: [
    (Story) => (
      <Surroundings>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    onChange.mockClear();
    msw.use(mock(getPlanListFilters, options), mock(listPlanAdditionalFilters, sampleAdditionalFilters()));
  },
} satisfies Meta<typeof ConnectedPlanFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The pickers offer what the server offers, and a check narrows by its id. */
export const NarrowsByAStatus: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Design Status' }));
    await userEvent.click(await screen.findByRole('option', { name: status.name }));
    await expect(onChange.mock.calls).toEqual([[{ ...noPlanFilters, designStatuses: [status.id] }]]);
  },
};

/** Request ids that contain the typed text are asked for, and the browser offers them (E9). */
export const SuggestsRequests: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(findPlanRequests, ({ containsString }) =>
        containsString === '104' ? ['26-10412', '26-10498'] : [],
      ),
    ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Request ID' });
    await userEvent.type(search, '104');
    await expect(onChange).toHaveBeenLastCalledWith({ ...noPlanFilters, requestId: '104' });
    const offered = () => Array.from(search.list?.options ?? [], ({ value }) => value);
    await waitFor(() => expect(offered()).toEqual(['26-10412', '26-10498']));
  },
};

/** What is in force has its name as soon as the options are there. */
export const InForce: Story = {
  args: { filters: { ...noPlanFilters, designStatuses: [status.id] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(status.name))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Remove Design Status/ }));
    await expect(onChange.mock.calls).toEqual([[noPlanFilters]]);
  },
};

/** Kinds that are not implemented are neither shown nor sent (E17). */
export const OfEveryKind: Story = {
  beforeEach: ({ msw }) => {
    const [pattern] = sampleAdditionalFilters();
    if (!pattern) throw new Error('The example of listPlanAdditionalFilters has no filter.');
    const kinds = [0, 1, 2, 3, 4] as const;
    const offered = kinds.map((filterType) => ({
      ...pattern,
      id: filterType,
      filterType,
      name: `Kind ${filterType}`,
    }));
    msw.use(mock(listPlanAdditionalFilters, offered));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
    await expect(await screen.findByRole('textbox', { name: 'Kind 1' })).toBeVisible();
    await expect(screen.getByText('Kind 4')).toBeVisible();
    await expect(screen.queryByText(/Kind [023]/)).toBeNull();
  },
};

/** A long name stays in the bar. */
export const LongText: Story = {
  args: { filters: { ...noPlanFilters, designStatuses: [status.id] } },
  beforeEach: ({ msw }) => {
    const name = 'Waiting for the approval of the design by the surgeon '.repeat(4).trim();
    msw.use(mock(getPlanListFilters, { ...options, availableDesignStatuses: [{ ...status, name }] }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Waiting for the approval/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Nothing is offered yet; what is in force can be taken back all the same. */
export const Loading: Story = {
  args: { filters: { ...noPlanFilters, requestId: '104' } },
  beforeEach: ({ msw }) => msw.use(mockPending(getPlanListFilters)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Request ID/ }));
    await expect(onChange.mock.calls).toEqual([[noPlanFilters]]);
    await userEvent.click(canvas.getByRole('button', { name: /^Products/ }));
    await expect(await screen.findByText(/Loading/)).toBeVisible();
  },
};

/** Without options the search by request id still narrows. */
export const Failed: Story = {
  tags: ['unseen'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanListFilters, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Request ID' }), '1');
    await expect(onChange).toHaveBeenLastCalledWith({ ...noPlanFilters, requestId: '1' });
  },
};
