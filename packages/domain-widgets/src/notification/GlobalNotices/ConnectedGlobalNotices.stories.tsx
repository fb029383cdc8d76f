import {
  acknowledgeGlobalNotification,
  listGlobalNotificationsOfRequest,
} from '@crt/api-client/main/global-notification';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedGlobalNotices } from './ConnectedGlobalNotices.tsx';

const example = exampleOf(listGlobalNotificationsOfRequest);
let held = example.notificationsList;
const sent = fn<(id: number) => void>();
const done = { result: 0 as const, message: '', timestamp: null };

/** Each press comes into the cycle once more. */
const Entries = ({ requestId }: { readonly requestId: string }) => {
  const [entry, setEntry] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setEntry(entry + 1)}>
        Enter
      </button>
      <ConnectedGlobalNotices key={entry} requestId={requestId} />
    </>
  );
};

const meta = {
  title: 'Widgets/Notifications/ConnectedGlobalNotices',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedGlobalNotices,
  args: { requestId: '26-10412' },
  render: (args) => <Entries {...args} />,
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    held = example.notificationsList;
    sent.mockClear();
    msw.use(
      mock(listGlobalNotificationsOfRequest, () => ({ ...example, notificationsList: held })),
      mock(acknowledgeGlobalNotification, ({ id }) => {
        sent(id);
        held = held.filter((notice) => notice.id !== id);
        return done;
      }),
    );
  },
} satisfies Meta<typeof ConnectedGlobalNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

const popUp = async () => within(await screen.findByRole('alertdialog', { name: 'Global notifications' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Without the tick it is there again at the next entry (D21). */
export const ShowsAgain: Story = {
  play: async () => {
    await popUp();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    await popUp();
  },
};

/** With the tick it is recorded on close, and comes no more (D21). */
export const Acknowledges: Story = {
  play: async () => {
    await userEvent.click((await popUp()).getByRole('checkbox', { name: 'I acknowledge' }));
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(sent).toHaveBeenCalledWith(17);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    await isGone();
  },
};

/** What could not be recorded is told; the notice stays. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(acknowledgeGlobalNotification, 500, 'The database is away.')),
  play: async () => {
    const sheet = await popUp();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'I acknowledge' }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('The acknowledgement could not be saved.')).toBeInTheDocument();
    await expect(sheet.getByRole('checkbox', { name: 'I acknowledge' })).toBeChecked();
  },
};

/** Most requests have none: nothing is in the way. */
export const Empty: Story = {
  tags: ['unseen'],
  beforeEach: () => {
    held = [];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enter' })).toBeVisible();
    await isGone();
  },
};

/** Nobody waits for them: what was opened can be read meanwhile. */
export const Loading: Story = {
  tags: ['unseen'],
  beforeEach: ({ msw }) => msw.use(mockPending(listGlobalNotificationsOfRequest)),
};

/** That they could not be read has to be known: something may have to be heeded. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(listGlobalNotificationsOfRequest, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The global notifications could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
