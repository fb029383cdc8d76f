import { exampleOf } from '@crt/api-client/mocks';
import { getChangesFilterOptions, getChangeTypeSettings } from '@crt/api-client/main/change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { oneGroup, productGroups } from '../../shared/filter/option-groups.ts';
import { noChangesFilters, type ChangesFilters } from '../changes-list.ts';
import { ChangesFilterBar, type ChangesFilterBarProps } from './ChangesFilterBar.tsx';

const options = exampleOf(getChangesFilterOptions);
const settings = exampleOf(getChangeTypeSettings);
const onChange = fn<(filters: ChangesFilters) => void>();

/** Holds the filters, as the address of a screen would. */
const Holder = (props: ChangesFilterBarProps) => {
  const [filters, setFilters] = useState(props.filters);
  return (
    <ChangesFilterBar
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
  title: 'Widgets/Changes/ChangesFilterBar',
  component: ChangesFilterBar,
  render: (args) => <Holder {...args} />,
  args: {
    filters: noChangesFilters,
    onChange,
    products: productGroups(options.productTypes, (type) => `All of ${type}`),
    distributionCenters: oneGroup(options.distributionCenters),
    types: options.changeTypes,
    settings: { ...settings, filterType: 0 },
    userName: 'Hanna Meyer',
    findRequests: async () => [{ id: '26-10412', name: '26-10412' }],
    findUsers: async () => [{ id: 'usr-hmey', name: 'Hanna Meyer' }],
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof ChangesFilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = { code: 'PRIORITY', label: 'PRIORITY', oldValue: '', newValue: '' };
const withType = { ...noChangesFilters, type };
const openType = async (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: /^Change Type/ }));
const last = () => onChange.mock.lastCall?.[0];

export const Default: Story = {};

/** A plan and a person are found by a part of their name (V3). */
export const FindsAPlan: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan ID' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Plan ID' }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(last()?.requestId).toBe('26-10412');
  },
};

/** Types, products and centres are checked in lists (V3). */
export const Lists: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All of PEEK cranial implant' }));
    await userEvent.click(screen.getByRole('option', { name: 'TM-2000' }));
    await expect(last()?.products).toEqual(['4', '6-20']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Distribution Center' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sydney' }));
    await expect(last()?.distributionCenters).toEqual([4]);
    await userEvent.keyboard('{Escape}');
  },
};

/** Text values of a change type (V4). */
export const TextValues: Story = {
  args: { filters: withType },
  play: async ({ canvas }) => {
    await openType(canvas);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Old value' }), 'A');
    await expect(last()?.type?.oldValue).toBe('A');
  },
};

/** Numbers (V4). */
export const NumberValues: Story = {
  args: { filters: withType, settings: { ...settings, filterType: 1 } },
  play: async ({ canvas }) => {
    await openType(canvas);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New value' }), '4{Tab}');
    await expect(last()?.type?.newValue).toBe('4');
  },
};

/** Choices, of which one side may be closed (V4). */
export const SelectValues: Story = {
  args: {
    filters: withType,
    settings: {
      ...settings,
      filterType: 2,
      oldFieldDisabled: true,
      changeTypeSelectOptions: [{ value: 'true', text: 'Yes' }],
    },
  },
  play: async ({ canvas }) => {
    await openType(canvas);
    await expect(await screen.findByRole('button', { name: /Old value/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /New value/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await expect(last()?.type?.newValue).toBe('true');
    // The chip says what was chosen, not what goes out for it.
    await expect(await canvas.findByText('PRIORITY: to Yes')).toBeVisible();
  },
};

/** Dates (V4). */
export const DateValues: Story = {
  args: { filters: withType, settings: { ...settings, filterType: 3 } },
  play: async ({ canvas }) => {
    await openType(canvas);
    await expect(await screen.findByRole('group', { name: /New value/ })).toBeVisible();
    const days = screen.getAllByRole('spinbutton', { name: /day/ });
    await userEvent.click(days.at(-1) as HTMLElement);
    await userEvent.keyboard('04122026');
    await waitFor(() => expect(last()?.type).toMatchObject({ oldValue: '', newValue: '2026-12-04' }));
    await expect(await canvas.findByText('PRIORITY: to 04/12/2026')).toBeVisible();
  },
};

/** Two instants, either of them open (V3, V5). */
export const AbsoluteDate: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    const from = within(await screen.findByRole('group', { name: /From/ }));
    await userEvent.click(from.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('011120260800');
    await waitFor(() =>
      expect(last()?.span).toMatchObject({
        kind: 'absolute',
        start: expect.stringMatching(/^2026-11-01T/) as string,
        end: null,
      }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^from 01\/11\/2026/)).toBeVisible();
  },
};

/** A time back from now; what says none is marked and does not filter (V5). */
export const RelativeDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Relative' }));
    const field = await screen.findByRole('textbox', { name: 'Last' });
    await userEvent.type(field, '4w 2x');
    await expect(field).toBeInvalid();
    await expect(last()?.span).toBeUndefined();
    await userEvent.clear(field);
    await userEvent.type(field, '4w 2d 3h 55m');
    await expect(last()?.span).toEqual({ kind: 'relative', text: '4w 2d 3h 55m' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Last 4w 2d 3h 55m')).toBeVisible();
  },
};

/** Everything in force, each to be taken back. */
export const InForce: Story = {
  args: {
    filters: {
      requestId: '26-10412',
      products: ['4-12'],
      type: { code: 'PO_NUMBER', label: 'PO NUMBER', oldValue: '', newValue: 'PO-1' },
      span: { kind: 'absolute', start: '2026-11-01T08:00:00Z', end: null },
      distributionCenters: [3],
      userId: 'usr-hmey',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove User/ }));
    await expect(last()?.userId).toBe('');
  },
};

/** The options are not there yet: ids speak for themselves. */
export const Loading: Story = {
  args: {
    products: [],
    distributionCenters: [],
    types: [],
    isLoading: true,
    userName: undefined,
    filters: { ...noChangesFilters, distributionCenters: [3], userId: 'usr-hmey' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Products/ }));
    await expect(await screen.findByText(/Loading/)).toBeVisible();
  },
};

/** A long value stays in its chip. */
export const LongText: Story = {
  args: {
    filters: {
      ...noChangesFilters,
      type: {
        code: 'COMMENT',
        label: 'COMMENT',
        oldValue: '',
        newValue: 'Sterilisation moved by a day. '.repeat(9),
      },
    },
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /^Remove Change Type/ }).parentElement;
    await expect(chip?.getBoundingClientRect().height).toBeLessThan(40);
  },
};
