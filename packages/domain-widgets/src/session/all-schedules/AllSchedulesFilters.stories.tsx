import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { initialAllSchedulesFilter } from './all-schedules-filter.ts';
import { AllSchedulesFilters } from './AllSchedulesFilters.tsx';

const meta = {
  title: 'Widgets/Design sessions/AllSchedulesFilters',
  component: AllSchedulesFilters,
  args: {
    filter: initialAllSchedulesFilter,
    onFilter: fn(),
    productTypes: [
      { id: 4, name: 'PEEK cranial implant' },
      { id: 6, name: 'Titanium mesh' },
    ],
    zones: [{ ianaName: 'Asia/Tokyo', name: '(UTC+09:00) Osaka, Sapporo, Tokyo' }],
  },
} satisfies Meta<typeof AllSchedulesFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The zone is the viewer's own until another is chosen (N23). */
export const Default: Story = {};

/** Booked sessions are shown at the person's wish (N23). */
export const ShowsBooked: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('combobox', { name: /View timezone/ });
    await waitFor(() => expect(zone).toHaveValue('Local'));
    await userEvent.click(canvas.getByText('show booked sessions'));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...initialAllSchedulesFilter, showsBooked: true });
  },
};

export const Loading: Story = { tags: ['no-visual'], args: { productTypes: undefined, zones: undefined } };
