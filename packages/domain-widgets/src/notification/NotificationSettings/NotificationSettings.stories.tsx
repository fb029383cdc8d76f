import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationSettings } from './NotificationSettings.tsx';
import { longSettings, noRules, sampleSettings } from './sample-settings.ts';

const meta = {
  title: 'Widgets/Notifications/NotificationSettings',
  component: NotificationSettings,
  args: {
    settings: sampleSettings,
    onExpiry: fn(() => Promise.resolve()),
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof NotificationSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three sections, all open, with seven groups that each have an Add button (D2, D4). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    for (const name of ['Main', 'Alerts', 'Changes'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByText('Add')).toHaveLength(7);
    const planned = within(canvas.getByRole('group', { name: 'Planned' }));
    await expect(planned.getByText('Shipped planned, PEEK cranial implant, Freiburg')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Milestone Changes' })).toContainElement(
      canvas.getByRole('group', { name: 'Actual' }),
    );
  },
};

/** A section closes and opens (D2). */
export const Closes: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alerts' }));
    await waitFor(() => expect(canvas.queryByText('Milestone Alerts')).not.toBeVisible());
  },
};

/** What is done to a rule is done to that one, in its group (D4). */
export const Acts: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const words = '2 days before Shipped, PEEK cranial implant, Freiburg';
    await userEvent.click(canvas.getByRole('button', { name: 'Add Planned Milestone Change' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'planned-milestone-change' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${words}` }));
    const alert = [
      expect.objectContaining({ kind: 'milestone-alert' }),
      sampleSettings.milestoneAlertsSettings[0],
    ];
    await expect(args.onEdit).toHaveBeenCalledWith(...alert);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${words}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(...alert);
  },
};

const editExpiry = async (days: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Edit Notification Expiry/ }));
  const field = await screen.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, days);
};

/** Cancel discards, confirm saves; what the number means stands beside it (D3). */
export const Expires: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/0 means that it never expires/)).toBeVisible();
    await editExpiry('9');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onExpiry).not.toHaveBeenCalled();
    await editExpiry('999');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onExpiry).toHaveBeenCalledWith(999));
  },
};

/** No number above 999, and never none at all (D3). */
export const RefusesExpiry: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await editExpiry('1000');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onExpiry).not.toHaveBeenCalled();
  },
};

/** Never expires, and nothing is asked for. */
export const Empty: Story = {
  args: { settings: noRules },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No rules yet')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: /never/ })).toBeVisible();
  },
};

export const LongText: Story = { tags: ['visual'], args: { settings: longSettings } };
