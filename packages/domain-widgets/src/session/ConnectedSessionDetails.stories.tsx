import { listDesignDistributionCenters } from '@crt/api-client/design-sessions/design-option';
import {
  deleteDesignSession,
  getDesignSession,
  getMeetingStatus,
} from '@crt/api-client/design-sessions/design-session';
import { getDesigner } from '@crt/api-client/design-sessions/designer';
import { resultCode } from '@crt/api-client/enums/result-code';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { sessionTexts } from '@crt/domain/session-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectOpen } from '../../../ui/src/stories/expect-open.ts';
import { LiveEvent, StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedSessionDetails } from './ConnectedSessionDetails.tsx';
import { sampleSession } from './sample-session.ts';

const meta = {
  title: 'Widgets/Design sessions/ConnectedSessionDetails',
  // They tell what calls do; how the dialog looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedSessionDetails,
  args: {
    session: sampleSession,
    zone: 'Europe/Berlin',
    hourCycle: 24,
    onEdit: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getDesigner, exampleOf(getDesigner)),
      mock(getDesignSession, exampleOf(getDesignSession)),
      mock(getMeetingStatus, exampleOf(getMeetingStatus)),
      mock(listDesignDistributionCenters, exampleOf(listDesignDistributionCenters)),
    ),
} satisfies Meta<typeof ConnectedSessionDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The names behind its ids, and the state of its meeting (N38, N39). */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Created')).toBeVisible();
    await expect(await screen.findByText('Tomas Lindqvist')).toBeVisible();
  },
};

/** Schedules leave out the patient: the dialog asks for the session by itself (N38). */
export const AsksForThePatient: Story = {
  args: { session: { ...sampleSession, patientName: null } },
  play: async () => {
    await expect(await screen.findByText('J. Doe')).toBeVisible();
  },
};

export const SessionFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getDesignSession, 500, 'The database is away.')),
  play: async () => {
    await expect(await screen.findByText('The session could not be loaded.')).toBeVisible();
    await expect(screen.getByText(sampleSession.requestId)).toBeVisible();
  },
};

const withEvent: Story['render'] = (args) => (
  <>
    <LiveEvent />
    <ConnectedSessionDetails {...args} />
  </>
);

/** Somebody else does something to it while its details are open: that is said, and nothing is left to be done with it. */
const taken =
  (status: 403 | 404, message: string): NonNullable<Story['play']> =>
  async ({ msw }) => {
    await expect(await screen.findByText('Created')).toBeVisible();
    msw.use(mockProblem(getDesignSession, status, message), mockProblem(getMeetingStatus, status, message));
    screen.getByRole('button', { name: 'Change', hidden: true }).click();
    await expect(await screen.findByText(message)).toBeVisible();
    for (const name of ['Delete', 'Edit', 'Retry'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByText('Created')).toBeNull();
  };

/** Deleted by somebody else meanwhile (N12). */
export const RemovedMeanwhile: Story = {
  render: withEvent,
  play: taken(404, 'Design session does not exist or was removed.'),
};

/** Given to another designer meanwhile (N16). */
export const GivenAwayMeanwhile: Story = {
  render: withEvent,
  play: taken(403, sessionTexts.othersSession),
};

const moved = { ...sampleSession, startDate: '2026-11-25T08:00:00Z', timestampBase64: 'AAAAAAAAB9M=' };

/** Moved by somebody else since the schedule was read: what is shown is what the form begins with (N16). */
export const EditsWhatIsShown: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getDesignSession, moved)),
  play: async ({ args }) => {
    await expect(await screen.findByText(/25.11.2026/)).toBeVisible();
    await expectOpen(() => screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(moved);
  },
};

const asked = fn();
const countsReads: Story['beforeEach'] = ({ msw }) => {
  asked.mockClear();
  msw.use(
    mock(getDesignSession, () => {
      asked();
      return { ...exampleOf(getDesignSession), canBeDeleted: true };
    }),
    mock(deleteDesignSession, exampleOf(deleteDesignSession)),
  );
};

const deleteIt = async () => {
  await screen.findByText('Created');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
};

/** What was deleted is not asked for again (N12). */
export const Deletes: Story = {
  beforeEach: countsReads,
  play: async ({ args }) => {
    await deleteIt();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

/** What could not be deleted is shown as it is now: somebody else may have changed it (N19). */
export const NotDeleted: Story = {
  beforeEach: countsReads,
  play: async ({ args, msw }) => {
    const refused = { ...exampleOf(deleteDesignSession), result: resultCode.error, messages: ['No.'] };
    msw.use(mock(deleteDesignSession, refused));
    await deleteIt();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What stands in the session is there although its meeting is not known. */
export const MeetingFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getMeetingStatus, 500, 'The database is away.')),
  play: async () => {
    await expect(await screen.findByText('The state of the meeting could not be loaded.')).toBeVisible();
  },
};

/** Whoever reads hours with am and pm reads them here too (N37). */
export const TwelveHours: Story = {
  args: { hourCycle: 12 },
  play: async () => {
    const times = await screen.findAllByText(/\d{1,2}:\d{2} [ap]m/);
    await expect(times).toHaveLength(2);
  },
};
