import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LeadTimeItemDialog, type LeadTimeItemDialogProps } from './LeadTimeItemDialog.tsx';

const options = {
  productTypes: [{ id: 4, name: 'PEEK cranial implant' }],
  locations: [{ id: 1, name: 'Freiburg' }],
  centers: [{ id: 3, name: 'Rotterdam' }],
};
const started = {
  productTypeId: 4,
  requestTypeId: 1,
  milestone: 5,
  manufacturingLocationId: 1,
  distributionCenterId: null,
  days: 5,
  isDefault: false,
} as const;

const meta = {
  title: 'Widgets/Lead times/LeadTimeItemDialog',
  component: LeadTimeItemDialog,
  args: {
    item: started,
    options,
    onClose: fn(),
    onSubmit: fn<LeadTimeItemDialogProps['onSubmit']>(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof LeadTimeItemDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const choose = async (name: string, option: string) => {
  await userEvent.click(await field(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const Default: Story = {};

/** Product type, then category, then lead time; everything that is missing is told (T19, T20). */
export const AddsInOrder: Story = {
  tags: ['no-visual'],
  args: { item: undefined },
  play: async ({ args }) => {
    await expect(await field('Category')).toBeDisabled();
    await expect(await field('Lead Time')).toBeDisabled();
    await expect(await field('Distribution Center')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Product Type is required'))[0]).toBeVisible();
    await choose('Product Type', 'PEEK cranial implant');
    await choose('Category', 'eRequest');
    await choose('Lead Time', 'Shipped');
    await expect(await field('Manufacturing Location')).toBeDisabled();
    await choose('Distribution Center', 'Rotterdam');
    await userEvent.type(screen.getByRole('textbox', { name: /Days/ }), '0{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ milestone: 7, distributionCenterId: 3, days: 0 }),
      ),
    );
  },
};

/** Out of manufacturing the location is cleared (T19). */
export const ClearsTheOtherPlace: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await choose('Lead Time', 'Arrived');
    await expect(await field('Manufacturing Location')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ milestone: 8, manufacturingLocationId: null }),
      ),
    );
  },
};

/** A number of days below zero is refused and stays to be mended; it does not become another one (T20). */
export const DaysBelowZero: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const days = await screen.findByRole('textbox', { name: /Days/ });
    await userEvent.clear(days);
    await userEvent.type(days, '-1{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(days).toBeInvalid());
    await expect(days).toHaveValue('-1');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Of a default row only the days (T19). */
export const DefaultRow: Story = {
  args: { item: { ...started, productTypeId: null, manufacturingLocationId: null, isDefault: true } },
};

/** Its days are changed, and nothing else of it (T19, T20). */
export const ChangesDefaultDays: Story = {
  ...DefaultRow,
  tags: ['no-visual'],
  play: async ({ args }) => {
    const days = await screen.findByRole('textbox', { name: /Days/ });
    await userEvent.clear(days);
    await userEvent.type(days, '5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...args.item, days: 5 }));
  },
};
