import type { Meta, StoryObj } from '@storybook/react-vite';
import { durationOf } from '@crt/domain/session-duration';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleEntry, sampleTypes } from './sample-session-properties.ts';
import { SessionPropertiesDialog, type SessionPropertiesDialogProps } from './SessionPropertiesDialog.tsx';

const meta = {
  title: 'Widgets/Design sessions/SessionPropertiesDialog',
  component: SessionPropertiesDialog,
  args: {
    productTypes: sampleTypes,
    onClose: fn(),
    onSubmit: fn<SessionPropertiesDialogProps['onSubmit']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof SessionPropertiesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A new entry begins with 0, 0 and 2 hours and one session a day (N26, N30). */
export const Default: Story = {};

/** What a new entry needs, and what it sends (N26, N27). */
export const Adds: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await add();
    const [missing] = await screen.findAllByText('Product type is required.');
    await expect(missing).toBeVisible();
    await choose(/Product Type/, 'Titanium mesh');
    await choose(/Preparation Time, working days/, '1 working day');
    await choose(/Preparation Time, hours/, '2 hours');
    await choose(/Design Session Time, hours/, '1 hour');
    await choose(/Design Session Time, minutes/, '55 minutes');
    const limit = screen.getByRole('textbox', { name: /Session Limit/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '0{Tab}');
    await add();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        productTypeId: 6,
        priority: false,
        preparation: durationOf({ workingDays: 1, hours: 2 }),
        session: durationOf({ hours: 1, minutes: 55 }),
        post: 0,
        sessionLimit: 0,
      }),
    );
  },
};

/** Product type and priority stay as they are (N27). */
export const Edits: Story = {
  args: { entry: { ...sampleEntry, priority: true } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Product Type' })).toHaveAttribute('readonly');
    await expect(screen.getByRole('checkbox', { name: 'Priority' })).toBeDisabled();
    await expect(
      screen.getByRole('button', { name: /1 working day Preparation Time, working days/ }),
    ).toBeVisible();
  },
};

/** A type that is not offered any more is called by its name where it is kept (N26, N27). */
export const EditsHiddenType: Story = {
  tags: ['no-visual'],
  args: { entry: sampleEntry, productTypes: [] },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Product Type' })).toHaveValue(
      sampleEntry.productTypeName,
    );
  },
};
