import { getCalendarFeed, renewCalendarFeed } from '@crt/api-client/design-sessions/calendar-feed';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LiveEvent, StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedCalendarFeedDialog } from './ConnectedCalendarFeedDialog.tsx';

const meta = {
  title: 'Widgets/Design sessions/ConnectedCalendarFeedDialog',
  component: ConnectedCalendarFeedDialog,
  args: { designerId: 'usr-tlin', origin: 'https://crt.example.com', onClose: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCalendarFeed, exampleOf(getCalendarFeed)),
      mock(renewCalendarFeed, exampleOf(renewCalendarFeed)),
    ),
} satisfies Meta<typeof ConnectedCalendarFeedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shown = /^https:\/\/crt\.example\.com\/api\/design\/calendarFeed\.ics\?token=/;

/** Since when there is an address. */
export const Filled: Story = {};

/** The new address is shown after a yes to losing the old one. */
export const Renews: Story = {
  tags: ['no-visual'],
  play: async () => {
    await press('Renew');
    await expect(await screen.findByText(/The old address stops working at once/)).toBeVisible();
    await expect(screen.queryByText(shown)).toBeNull();
    await press('OK');
    await expect(await screen.findByText(shown)).toBeVisible();
  },
};

/** An address that somebody else made meanwhile has taken its place: it is not offered any more. */
export const RenewedMeanwhile: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <LiveEvent />
      <ConnectedCalendarFeedDialog {...args} />
    </>
  ),
  play: async ({ msw }) => {
    await press('Renew');
    await press('OK');
    await expect(await screen.findByText(shown)).toBeVisible();
    msw.use(mock(getCalendarFeed, { renewedAt: '2026-11-20T09:31:00Z' }));
    screen.getByRole('button', { name: 'Change', hidden: true }).click();
    await waitFor(() => expect(screen.queryByText(shown)).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull();
  },
};

/** A no leaves everything as it is. */
export const KeepsOld: Story = {
  tags: ['no-visual'],
  play: async () => {
    await press('Renew');
    await press('Cancel');
    await expect(await screen.findByText('Operation cancelled.')).toBeVisible();
    await expect(screen.queryByText(shown)).toBeNull();
  },
};

/** The first address takes nothing away, so nothing is asked. */
export const MakesFirst: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    let renewedAt: string | null = null;
    msw.use(
      mock(getCalendarFeed, () => ({ renewedAt })),
      mock(renewCalendarFeed, () => {
        renewedAt = '2026-11-20T09:30:00Z';
        return exampleOf(renewCalendarFeed);
      }),
    );
  },
  play: async () => {
    await press('Make address');
    await expect(await screen.findByText(shown)).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(renewCalendarFeed, {
        result: 2,
        messages: ['This designer is not active.'],
        id: null,
        address: null,
        renewedAt: null,
      }),
    ),
  play: async () => {
    await press('Renew');
    await press('OK');
    await expect(await screen.findByText('This designer is not active.')).toBeVisible();
  },
};

export const Fails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getCalendarFeed, 500, 'The database is away.')),
  play: async () => {
    await expect(await screen.findByText('The calendar feed could not be loaded.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  },
};
