import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noPlanFilters, type PlanFilters } from '../plan-list.ts';
import { sampleAdditionalFilters, sampleFilterOptions } from '../sample-plans.ts';
import { PlanFilterBar, type PlanFilterBarProps } from './PlanFilterBar.tsx';

const onChange = fn<(filters: PlanFilters) => void>();
const findRequests = fn((_text: string) => Promise.resolve(['26-10412', '26-10498']));

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
    options: sampleFilterOptions(),
    additional: sampleAdditionalFilters(),
    findRequests,
  },
  beforeEach: () => {
    onChange.mockClear();
    findRequests.mockClear();
  },
} satisfies Meta<typeof PlanFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A check counts at once and stands below as a chip; Escape closes the list and keeps what was checked. */
export const ByStatus: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Design Status' }));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /Remove Design Status/ })).toBeVisible();
  },
};

/** Cells of a spreadsheet are as many ids (E9). */
export const PastedIds: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Request ID' }));
    await userEvent.paste('26-10412\t26-10413');
    const requestId = '26-10412, 26-10413';
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ requestId })));
  },
};

/** Of more ids than the filter holds the first are taken (E9). */
export const PastedTooManyIds: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const column = Array.from({ length: 120 }, (_, row) => `26-${10_000 + row}`);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Request ID' }));
    await userEvent.paste(column.join(' '));
    const requestId = column.slice(0, 100).join(', ');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ requestId })));
    // Nothing is offered for so long a text; what is typed after it is asked for after the same pause, and alone.
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Request ID' }));
    await userEvent.paste(column.slice(0, 4).join(' '));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Request ID' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Request ID' }), '104');
    await waitFor(() => expect(findRequests.mock.calls.map(([text]) => text)).toEqual(['104']));
  },
};

/** A type as a whole, or products of it, each with its type; centres by their ids (E10, E11, E16). */
export const Lists: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const check = async (list: string, ...options: string[]) => {
      await userEvent.click(canvas.getByRole('button', { name: list }));
      for (const name of options) await userEvent.click(await screen.findByRole('option', { name }));
      await userEvent.keyboard('{Escape}');
    };
    await check('Products', 'All of PEEK cranial implant', 'TM-2000');
    await check('Processing Status', 'Manufacturing', 'On Hold');
    await check('Distribution Center', 'Sydney');
    await expect(onChange.mock.lastCall?.[0]).toEqual({
      ...noPlanFilters,
      products: ['4', '6-20'],
      processingStatuses: [4, 8],
      distributionCenters: [4],
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Processing Status/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(11);
    await userEvent.keyboard('{Escape}');
  },
};

export const InForce: Story = {
  args: {
    filters: {
      ...noPlanFilters,
      requestId: '104',
      processingStatuses: [4],
      distributionCenters: [3],
      date: { milestoneId: 7, dateType: 1, span: { kind: 'range', start: '2026-12-01', end: '2026-12-24' } },
      additional: [
        { id: 17, values: ['3'] },
        { id: 18, values: ['2'] },
      ],
    },
  },
};

/** The text is a filter in force: Escape leaves it, its cross takes it off. */
export const EscapeKeepsTheRequest: Story = {
  tags: ['no-visual'],
  args: { filters: { ...noPlanFilters, requestId: '104' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('combobox', { name: 'Request ID' });
    await userEvent.type(search, '1{Escape}{Escape}');
    await expect(search).toHaveValue('1041');
    await expect(onChange.mock.calls).toEqual([[{ ...noPlanFilters, requestId: '1041' }]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(search).toHaveValue('');
  },
};

/** What is checked differs from what is not, also where the machine decides about colours. */
export const ListOpen: Story = {
  tags: ['visual-forced'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processing Status' }));
    const [option, other] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await expect(option?.querySelector('svg')).toBeVisible();
    await expect(other?.querySelector('svg')).not.toBeVisible();
  },
};

const lastDate = () => onChange.mock.lastCall?.[0].date;

/** Milestone and day make the filter; before both are there nothing is filtered (E12). */
export const BySingleDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await userEvent.click(await screen.findByRole('button', { name: /Milestone/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
    await expect(lastDate()).toBeUndefined();
    await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('04122026');
    const span = { kind: 'date', date: '2026-12-04' };
    await waitFor(() => expect(lastDate()).toEqual({ milestoneId: 7, dateType: 1, span }));
  },
};

/** Both ends are needed; a range replaces the day before it (E12, E37). */
export const ByRange: Story = {
  tags: ['no-visual'],
  args: {
    filters: {
      ...noPlanFilters,
      date: { milestoneId: 7, dateType: 0, span: { kind: 'date', date: '2026-12-04' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Date/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Range' }));
    await expect(lastDate()).toBeUndefined();
    const [day] = await screen.findAllByRole('spinbutton', { name: /day/ });
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('0112202624122026');
    const span = { kind: 'range', start: '2026-12-01', end: '2026-12-24' };
    await waitFor(() => expect(lastDate()).toEqual({ milestoneId: 7, dateType: 0, span }));
  },
};

/** The unit gets its s from 1 on, and another kind of span replaces the one before (E13, E15, E37). */
export const ByRelativeRange: Story = {
  args: {
    filters: {
      ...noPlanFilters,
      date: { milestoneId: 7, dateType: 1, span: { kind: 'date', date: '2026-12-04' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Date/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Relative range' }));
    const week = { modifier: 0, amount: 1, frequency: 1 };
    await expect(lastDate()?.span).toEqual({ kind: 'relative', range: week });
    await expect(screen.getByRole('button', { name: /Unit/ })).toHaveTextContent('Weeks');
    screen.getByRole('textbox', { name: /Amount/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lastDate()?.span).toEqual({ kind: 'relative', range: { ...week, amount: 0 } });
    await expect(screen.getByRole('button', { name: /Unit/ })).toHaveTextContent(/Week$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Actual' }));
    await expect(lastDate()?.dateType).toBe(0);
  },
};

/** A number from 0 on, and any of a list; what the server offers of other kinds is not there (E17). */
export const MoreFilters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    const days = await screen.findByRole('textbox', { name: 'Overflow days' });
    await userEvent.type(days, '2{Tab}');
    await expect(onChange.mock.lastCall?.[0].additional).toEqual([{ id: 18, values: ['2'] }]);
    await userEvent.click(screen.getByRole('button', { name: /Treatment side/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bilateral' }));
    await expect(onChange.mock.lastCall?.[0].additional).toContainEqual({ id: 17, values: ['3'] });
  },
};

/** A number that is none to filter by is kept, marked and not sent. */
export const MoreFiltersRefused: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    const days = await screen.findByRole('textbox', { name: 'Overflow days' });
    for (const [typed, told] of [
      ['2.5', 'A whole number is needed'],
      ['-5', 'A number from 0 to 999999999 is needed'],
    ] as const) {
      await userEvent.clear(days);
      await userEvent.type(days, `${typed}{Tab}`);
      await expect(days).toHaveValue(typed);
      await expect(days).toHaveAccessibleDescription(told);
      await expect(onChange).not.toHaveBeenCalled();
    }
  },
};

/** Nothing is further than done: the least progress goes to a hundred (E17). */
export const ProgressRefused: Story = {
  tags: ['no-visual'],
  args: {
    additional: sampleAdditionalFilters()
      .filter(({ filterType }) => filterType === 1)
      .map((filter) => ({ ...filter, id: 1, name: 'Minimum Progress' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    const progress = await screen.findByRole('textbox', { name: 'Minimum Progress' });
    await userEvent.type(progress, '150{Tab}');
    await expect(progress).toHaveValue('150');
    await expect(progress).toHaveAccessibleDescription('A number from 0 to 100 is needed');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(progress);
    await userEvent.type(progress, '100{Tab}');
    await expect(onChange.mock.lastCall?.[0].additional).toEqual([{ id: 1, values: ['100'] }]);
  },
};

/** The options are not there yet: ids speak for themselves. */
export const Loading: Story = {
  args: {
    options: undefined,
    isLoading: true,
    filters: { ...noPlanFilters, processingStatuses: [4] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Products/ }));
    await expect(await screen.findByText(/Loading/)).toBeVisible();
  },
};

/** One press takes everything off (E39). */
export const ClearsAll: Story = {
  tags: ['no-visual'],
  args: InForce.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(onChange.mock.calls).toEqual([[noPlanFilters]]);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};
