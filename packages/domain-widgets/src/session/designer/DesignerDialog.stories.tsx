import { exampleOf } from '@crt/api-client/mocks';
import { listDesignTimeZones } from '@crt/api-client/design-sessions/design-option';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DesignerDialog, type DesignerDialogProps } from './DesignerDialog.tsx';
import { sampleDesigner, sampleProductTypes } from './sample-designers.ts';

const meta = {
  title: 'Widgets/Design sessions/DesignerDialog',
  component: DesignerDialog,
  args: {
    designer: sampleDesigner,
    choices: {
      productTypes: sampleProductTypes,
      locations: [
        { id: 1, name: 'Freiburg', disabled: false },
        { id: 3, name: 'Osaka', disabled: false },
        { id: 9, name: 'Kalamazoo', disabled: true },
      ],
      zones: exampleOf(listDesignTimeZones),
    },
    onClose: fn(),
    onSubmit: fn<DesignerDialogProps['onSubmit']>(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof DesignerDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

export const Default: Story = {};

/** What is entered for a designer; nobody takes 0 sessions a day (N22). */
export const Enters: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const sessions = await screen.findByRole('textbox', { name: /Sessions per Day/ });
    await userEvent.clear(sessions);
    await userEvent.type(sessions, '0{Tab}');
    await apply();
    const [fault] = await screen.findAllByText('Sessions per Day must be a whole number from 1 to 50');
    await expect(fault).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(sessions);
    await userEvent.type(sessions, '5{Tab}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bookable via API' }));
    await userEvent.click(screen.getByRole('combobox', { name: /Timezone/ }));
    await userEvent.clear(screen.getByRole('combobox', { name: /Timezone/ }));
    await userEvent.type(screen.getByRole('combobox', { name: /Timezone/ }), 'Australia/Syd');
    await userEvent.click(await screen.findByRole('option', { name: /Sydney/ }));
    await apply();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        locationId: 1,
        sessionsPerDay: 5,
        bookableViaApi: false,
        productTypeIds: [4, 6],
        timezone: 'Australia/Sydney',
      }),
    );
  },
};

/** A product type that is hidden by now is still theirs: it is shown by its name, and can be taken away (N22). */
export const HiddenProductType: Story = {
  tags: ['no-visual'],
  args: {
    designer: { ...sampleDesigner, productIds: [4, 9], productNames: ['PEEK cranial implant', 'Hip stem'] },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Remove Hip stem/ }));
    await apply();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ productTypeIds: [4] })),
    );
  },
};

/** Somebody new, before anything was assigned. */
export const NothingAssigned: Story = {
  args: { designer: { ...sampleDesigner, locationId: null, timezone: null, productIds: [] } },
};

export const ChoicesOnTheirWay: Story = {
  args: { choices: { productTypes: undefined, locations: undefined, zones: undefined } },
};
