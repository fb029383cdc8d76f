import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noPlanFilters, type PlanFilters } from '../plan-query.ts';
import { sampleFilterOptions } from '../sample-plans.ts';
import { noFilterGroups, toFilterGroups } from './plan-filter-options.ts';
import { PlanFilterBar, type PlanFilterBarProps } from './PlanFilterBar.tsx';

const onChange = fn<(filters: PlanFilters) => void>();

/** Holds the filters, as the address of a screen would. */
const Holder = (props: PlanFilterBarProps) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <PlanFilterBar
      {...props}
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Plans/PlanFilterBar',
  component: PlanFilterBar,
  render: (args) => <Holder {...args} />,
  args: {
    filters: noPlanFilters,
    onChange,
    groups: toFilterGroups(sampleFilterOptions()),
    findRequests: () => Promise.resolve(['26-10412', '26-10498']),
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof PlanFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A check counts at once and stands below as a chip; Escape closes the list and keeps what was checked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Design Status' }));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /Remove Design Status/ })).toBeVisible();
  },
};

export const InForce: Story = {
  args: {
    filters: { ...noPlanFilters, requestId: '104', processingStatuses: [4], distributionCenters: [3] },
  },
};

/** The options are not there yet: ids speak for themselves. */
export const Loading: Story = {
  args: {
    groups: noFilterGroups,
    isLoading: true,
    filters: { ...noPlanFilters, processingStatuses: [4] },
  },
};
