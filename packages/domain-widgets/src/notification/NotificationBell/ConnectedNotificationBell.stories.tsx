import {
  acknowledgeNotification,
  acknowledgeNotifications,
  countNotifications,
  listNotifications,
} from '@crt/api-client/main/notification';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { LinkProvider } from '@crt/ui/LinkProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedNotificationBell } from './ConnectedNotificationBell.tsx';
import { longNotification, sampleNotifications } from './sample-notifications.ts';

/** What the server holds; acknowledged ones go. */
let held = [...sampleNotifications];
const goTo = fn<(path: string) => void>();
const sent = fn<(what: unknown) => void>();
const done = { result: 0 as const, message: '', timestamp: null };

/** What a live event brings about: what is known of notifications is read again. */
const LiveEvent = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['notification'] })}>
      Event
    </button>
  );
};

const meta = {
  title: 'Widgets/Notifications/NotificationBell',
  component: ConnectedNotificationBell,
  args: {
    planHref: (id) => `/FulfilmentPlan/Details/${id}`,
    cycleHref: (id) => `/ManufacturingCycle/Details/${id}`,
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <div style={{ minBlockSize: '24rem', padding: 16 }}>
          <Story />
        </div>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    held = [...sampleNotifications];
    sent.mockClear();
    goTo.mockClear();
    msw.use(
      mock(countNotifications, () => ({ ...done, count: held.length })),
      mock(listNotifications, () => ({ ...exampleOf(listNotifications), content: held })),
      mock(acknowledgeNotification, ({ id }) => {
        sent(id);
        held = held.filter(({ notyficationId }) => notyficationId !== id);
        return done;
      }),
      mock(acknowledgeNotifications, ({ body }) => {
        sent(body);
        held = held.filter(({ notyficationId }) => body?.notyficationIds.includes(notyficationId) !== true);
        return done;
      }),
    );
  },
} satisfies Meta<typeof ConnectedNotificationBell>;
export default meta;

type Story = StoryObj<typeof meta>;

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const open = async () => {
  await userEvent.click(await bell(/to acknowledge/));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

/** The number stands at the bell and in its name (D23). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async () => {
    await expect(await bell('Notifications, 2 to acknowledge')).toBeVisible();
    // They were there before: nobody is told that they have come.
    await expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  },
};

/** Counts of several digits leave the bell in sight and lie neither over a neighbour nor over an edge. */
export const ManyDigits: Story = {
  tags: ['visual', 'visual-dark'],
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 'fit-content' }}>
      <ConnectedNotificationBell {...args} />
      <span>Neighbour</span>
    </div>
  ),
  beforeEach: ({ msw }) => msw.use(mock(countNotifications, { ...done, count: 137 })),
  play: async ({ canvas }) => {
    const button = await bell('Notifications, 137 to acknowledge');
    const [picture, count, neighbour] = [
      button.querySelector('svg'),
      canvas.getByText('99+').closest('[data-component="Count"]'),
      canvas.getByText('Neighbour'),
    ].map((element) => element?.getBoundingClientRect());
    await expect(count?.left).toBeGreaterThan((picture?.left ?? 0) + 4);
    await expect(count?.right).toBeLessThanOrEqual(neighbour?.left ?? 0);
  },
};

/** The table hangs on the bell (D16). */
export const Open: Story = {
  tags: ['visual', 'visual-zoomed', 'opens'],
  play: async () => {
    const sheet = await open();
    await expect(await sheet.findByText('26-10398: Milling was completed.')).toBeVisible();
  },
};

export const Nothing: Story = {
  beforeEach: () => {
    held = [];
  },
  play: async () => {
    await userEvent.click(await bell('Notifications'));
    await expect(await screen.findByText('No notifications available')).toBeVisible();
  },
};

/** The specified words while it waits (D17). */
export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(listNotifications)),
  play: async () => {
    const sheet = await open();
    await expect(await sheet.findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listNotifications, 500, 'The database is away.')),
  play: async () => {
    const sheet = await open();
    await expect(await sheet.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Told in the specified words as an info message; the number follows (D19). */
export const AcknowledgesOne: Story = {
  tags: ['no-visual'],
  play: async () => {
    const sheet = await open();
    await userEvent.click(await sheet.findByRole('button', { name: /^Acknowledge 26-10398/ }));
    const told = await screen.findByText('Notification acknowledged succesfully');
    await expect(told.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
    await expect(sent).toHaveBeenCalledWith(4409);
    await waitFor(() => expect(sheet.queryByText(/26-10398/)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(await bell('Notifications, 1 to acknowledge')).toBeVisible();
  },
};

/** Only those that are listed: what came meanwhile stays (D19). */
export const AcknowledgesAll: Story = {
  tags: ['no-visual'],
  play: async () => {
    const sheet = await open();
    await expect(await sheet.findByText(/26-10398/)).toBeVisible();
    held = [longNotification, ...held];
    await userEvent.click(sheet.getByRole('button', { name: 'Acknowledge all' }));
    await expect(await screen.findByText('Notifications acknowledged succesfully')).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith({ notyficationIds: [4411, 4409] });
    await expect(await sheet.findByText(/26-10999/)).toBeVisible();
  },
};

/** What is refused is told, and nothing is gone. */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acknowledgeNotification, { result: 2, message: 'It was acknowledged before.', timestamp: null }),
    ),
  play: async () => {
    const sheet = await open();
    await userEvent.click(await sheet.findByRole('button', { name: /^Acknowledge 26-10398/ }));
    await expect(await screen.findByText('It was acknowledged before.')).toBeInTheDocument();
    await expect(sheet.getByText(/26-10398/)).toBeVisible();
  },
};

/** Whoever opens one is led to it, and the table is out of the way (D18). */
export const PutsItselfAway: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <LinkProvider navigate={goTo}>
      <ConnectedNotificationBell {...args} />
    </LinkProvider>
  ),
  play: async () => {
    const sheet = await open();
    await userEvent.click(await sheet.findByRole('link', { name: /26-10398/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(goTo).toHaveBeenCalledWith('/ManufacturingCycle/Details/8240');
  },
};

/** A new one is heard, and counted, once it is pushed (D23). */
export const Arrives: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <LiveEvent />
      <ConnectedNotificationBell {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await bell('Notifications, 2 to acknowledge');
    held = [longNotification, ...held];
    await userEvent.click(canvas.getByRole('button', { name: 'Event' }));
    await expect(await bell('Notifications, 3 to acknowledge')).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 new notification');
  },
};
