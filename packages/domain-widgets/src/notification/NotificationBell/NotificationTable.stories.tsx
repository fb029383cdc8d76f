import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotificationTable } from './NotificationTable.tsx';
import {
  holidayEntry,
  longNotification,
  manyNotifications,
  planEntry,
  sampleHref,
  sampleNotifications,
} from './sample-notifications.ts';

const meta = {
  title: 'Widgets/Notifications/NotificationTable',
  component: NotificationTable,
  args: {
    notifications: sampleNotifications,
    hrefOf: sampleHref,
    onOpen: fn(),
    onAcknowledge: fn(),
    onAcknowledgeAll: fn(),
  },
} satisfies Meta<typeof NotificationTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unfolds the first entry by the keyboard. */
async function unfold(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await canvas.findByRole('treegrid');
  canvas.getByRole('button', { name: 'Acknowledge all' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(canvas.getAllByRole('row', { expanded: true })).toHaveLength(1));
}

/** When and what, 250 px high, the message 500 px wide; each leads to its plan or its cycle (D16, D18). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-11-20')).toBeVisible();
    const [plan, cycle] = canvas.getAllByRole('link');
    await expect(plan).toHaveAttribute('href', '/FulfilmentPlan/Details/10412');
    await expect(cycle).toHaveAttribute('href', '/ManufacturingCycle/Details/8240');
    const table = canvas.getByRole('region', { name: 'List of notifications' });
    await expect(table.getBoundingClientRect().height).toBe(250);
    const message = canvas.getByRole('columnheader', { name: 'Message' });
    await expect(Math.round(message.getBoundingClientRect().width)).toBe(500);
  },
};

/** One by one, or all that are listed (D19). */
export const Acknowledges: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Acknowledge 26-10398: Milling was completed.' }),
    );
    await expect(args.onAcknowledge).toHaveBeenCalledWith(sampleNotifications[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge all' }));
    await expect(args.onAcknowledgeAll).toHaveBeenCalledOnce();
  },
};

/** While some are being acknowledged, none can be acknowledged twice. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const one = await canvas.findByRole('button', { name: 'Acknowledge 26-10398: Milling was completed.' });
    await expect(one).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge all' }));
    await expect(args.onAcknowledgeAll).not.toHaveBeenCalled();
  },
};

/** What may not be opened is told all the same, without a link (D18). */
export const WithoutLink: Story = {
  args: { hrefOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26-10398: Milling was completed.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const holiday =
  'Holiday Christmas Eve on 2026-12-24 added to Berlin Holidays by Alma Dietrich: 12 plans, 12 changes';

/** What one action did is one entry, which says what it was and who did it; pressing its arrow, or Right, shows all of it, and its tick takes all away (D19). */
export const EntryClosed: Story = {
  tags: ['visual'],
  args: { notifications: [holidayEntry(12), ...sampleNotifications] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(holiday)).toBeVisible();
    await expect(canvas.queryByText(/26-10640/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Acknowledge ${holiday}` }));
    await expect(args.onAcknowledge).toHaveBeenCalledWith(holidayEntry(12));
  },
};

/** Each of its notifications leads to its own plan. */
export const EntryUnfolded: Story = {
  tags: ['visual'],
  args: { notifications: [holidayEntry(3), ...sampleNotifications] },
  play: async ({ canvas }) => {
    await unfold(canvas);
    const links = await canvas.findAllByRole('link', { name: /Shipped was moved from 03/ });
    await expect(links[0]).toHaveAttribute('href', '/FulfilmentPlan/Details/10640');
    await expect(canvas.queryByRole('button', { name: /^Acknowledge 26-106/ })).toBeNull();
  },
};

/** Of many the first fifty are listed, and how many there are beside. */
export const EntryLong: Story = {
  args: { notifications: [holidayEntry(107), ...sampleNotifications] },
  play: async ({ canvas }) => {
    await unfold(canvas);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText(/26-10398/)).toBeVisible();
    await expect(await canvas.findByText('and 57 more')).toBeInTheDocument();
  },
};

/** Two actions are two entries; one of a single plan leads there itself. */
export const TwoEntries: Story = {
  args: { notifications: [holidayEntry(12), planEntry] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(holiday)).toBeVisible();
    const link = canvas.getByRole('link', {
      name: '26-10412: Priority changed from Standard to Late by Hanna Meyer: 2 changes',
    });
    await expect(link).toHaveAttribute('href', '/FulfilmentPlan/Details/10412');
  },
};

/** Where several people did it, or nobody, no name is told; and where nothing is known of it, only how much it changed. */
export const EntryWithoutName: Story = {
  tags: ['no-visual'],
  args: {
    notifications: [
      { ...holidayEntry(12), action: { what: 'Lead times changed, and another change', userName: null } },
      { ...planEntry, action: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Lead times changed, and another change: 12 plans, 12 changes'),
    ).toBeVisible();
    await expect(canvas.getByText('26-10412: One action: 2 changes')).toBeVisible();
  },
};

export const LongText: Story = { args: { notifications: [longNotification, ...sampleNotifications] } };

/** More than fit: the head stays, the rows scroll. */
export const Many: Story = {
  args: { notifications: manyNotifications },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/26-10900/)).toBeVisible();
  },
};

/** The specified words while they are on their way (D17). */
export const Loading: Story = {
  args: { notifications: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** And when there are none (D17). */
export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Acknowledge all' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { notifications: [], error: 'The notifications could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
