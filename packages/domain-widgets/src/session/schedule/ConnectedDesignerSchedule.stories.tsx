import {
  deleteAvailability,
  getAvailability,
  listAffectedSessions,
  updateSingleAvailability,
} from '@crt/api-client/design-sessions/availability';
import { listDesignDistributionCenters } from '@crt/api-client/design-sessions/design-option';
import {
  deleteDesignSession,
  getDesignSession,
  getDesignSessionOfRequest,
  getMeetingStatus,
} from '@crt/api-client/design-sessions/design-session';
import { getCalendarFeed } from '@crt/api-client/design-sessions/calendar-feed';
import { getDesigner, listSavedSchedules } from '@crt/api-client/design-sessions/designer';
import { getDesignerSchedule } from '@crt/api-client/design-sessions/schedule';
import { meetingStatus } from '@crt/domain/booked-session';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedDesignerSchedule } from './ConnectedDesignerSchedule.tsx';

const designer = exampleOf(getDesigner);
const schedule = exampleOf(getDesignerSchedule);
const [availability] = schedule.availabilities;
const full = availability && {
  ...availability,
  id: 302,
  startDate: '2026-11-25T13:00:00Z',
  endDate: '2026-11-25T16:00:00Z',
  sessionsLimitReached: true,
};

const meta = {
  title: 'Widgets/Design sessions/ConnectedDesignerSchedule',
  component: ConnectedDesignerSchedule,
  args: {
    designerId: designer.id,
    mayManage: true,
    onRequestClosed: fn(),
    now: Date.parse('2026-11-24T06:30:00Z'),
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
      mock(getDesigner, designer),
      mock(getDesignerSchedule, {
        ...schedule,
        availabilities: [...schedule.availabilities, ...(full ? [full] : [])],
      }),
      mock(getDesignSession, exampleOf(getDesignSession)),
      mock(getDesignSessionOfRequest, exampleOf(getDesignSessionOfRequest)),
      mock(getMeetingStatus, exampleOf(getMeetingStatus)),
      mock(listDesignDistributionCenters, exampleOf(listDesignDistributionCenters)),
      mock(listAffectedSessions, exampleOf(listAffectedSessions)),
      mock(deleteAvailability, exampleOf(deleteAvailability)),
      mock(deleteDesignSession, { result: 2, messages: ['The session has already begun.'], id: null }),
    ),
} satisfies Meta<typeof ConnectedDesignerSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The week with all five kinds, without weekends, in 24 hours (N2, N3, N6). */
export const Week: Story = {};

const [session] = schedule.sessions;

/** That its meeting failed is read in a session of one hour, too, in a week as narrow as on a tablet (N6, N16). */
export const FailedMeeting: Story = {
  tags: ['visual-dark'],
  beforeEach: ({ msw }) => {
    const failed = session && { ...session, meeting: meetingStatus.failed };
    const hour = failed && { ...failed, startDate: '2026-11-26T09:00:00Z', endDate: '2026-11-26T10:00:00Z' };
    msw.use(mock(getDesignerSchedule, { ...schedule, sessions: hour ? [hour] : [] }));
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 748 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('button', { name: /26-10412/ });
    const walker = document.createTreeWalker(event, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.textContent?.includes('26-10412'));
    const title = document.createRange();
    title.selectNodeContents(walker.currentNode);
    await expect(title.toString()).toContain('failed');
    // Two whole lines have room in an hour.
    const twoLines = 2 * Number.parseFloat(getComputedStyle(event).lineHeight) + 4;
    const { top } = event.getBoundingClientRect();
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + twoLines);
  },
};

/** What it opens with (N3). */
export const OpensAsAWeek: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Session 26-10412/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('radio', { name: '24H' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Show weekends' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /\(Max\.number of sessions reached\)/ })).toBeVisible();
  },
};

/** Without a zone nothing can be added, and it is said why (N4). */
export const NoTimezone: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getDesigner, { ...designer, timezone: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Designer timezone not assigned. Please assign timezone in designer properties.',
      ),
    ).toBeVisible();
    for (const name of ['Create session', 'Add availability', 'Add absence'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A request in the address opens its session; who closes it stands on its event (N5). */
export const OfRequest: Story = {
  tags: ['no-visual'],
  args: { requestId: '26-10412' },
  render: function OpenedOnce(args) {
    const [requestId, setRequestId] = useState(args.requestId);
    const onRequestClosed = () => {
      setRequestId(undefined);
      args.onRequestClosed();
    };
    return <ConnectedDesignerSchedule {...args} requestId={requestId} onRequestClosed={onRequestClosed} />;
  },
  play: async ({ args, canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'Design session' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onRequestClosed).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Session 26-10412/ })).toHaveFocus());
  },
};

/** What the address asks for and is not there is said in a sentence, and the schedule stands there (N5). */
export const UnknownRequest: Story = {
  tags: ['no-visual'],
  args: { requestId: 'NOPE' },
  beforeEach: ({ msw }) => msw.use(mockProblem(getDesignSessionOfRequest, 404, 'There is no request NOPE.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no request NOPE.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Session 26-10412/ })).toBeVisible();
  },
};

/** A session that could not be deleted says the specified sentence (N19). */
export const NotDeleted: Story = {
  tags: ['no-visual'],
  args: { requestId: '26-10412' },
  play: async () => {
    // Nothing is deleted before it is known whether the meeting is still being made (N16).
    await screen.findByText('Created');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Do you want to delete this Design Session?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Something went wrong. Try again later')).toBeVisible();
  },
};

/** An absence is asked about before it is deleted (N12). */
export const DeletesAbsence: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Absence, All day/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Do you want to delete this absence?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Delete completed')).toBeVisible();
  },
};

/** Hears each call that asks for what is open, which would not be found once it is deleted. */
const asked = fn();

/** Opens an event by keyboard and deletes it: nothing asks for it any more, and the focus is in the calendar. */
const letGo = async (canvas: ReturnType<typeof within>, name: RegExp) => {
  (await canvas.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
  const remove = await screen.findByRole('button', { name: 'Delete' });
  await expectOpen(remove);
  await expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cursor'));
  await expect(canvas.queryByRole('button', { name })).toBeNull();
  await expect(asked).toHaveBeenCalledTimes(1);
};

/** What is refused where it was put down by keys is told to be where it was (N20). */
export const RefusesMove: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateSingleAvailability, {
        result: 2,
        messages: ['This time overlaps with another availability.'],
        id: null,
      }),
    ),
  play: async ({ canvas }) => {
    const [event] = await canvas.findAllByRole('button', { name: /Availability, until/ });
    event?.focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(await screen.findByText('This time overlaps with another availability.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Availability stays where it was'),
    );
  },
};

/** A deleted availability is not asked for again, and the focus comes back to the calendar (N12). */
export const LetsGoOfAvailability: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let rest = schedule;
    msw.use(
      mock(getDesignerSchedule, () => rest),
      mock(getAvailability, () => (asked(), exampleOf(getAvailability))),
      mock(listSavedSchedules, []),
      mock(deleteAvailability, () => {
        rest = { ...schedule, availabilities: [] };
        return exampleOf(deleteAvailability);
      }),
    );
  },
  play: async ({ canvas }) => letGo(canvas, /Availability, until/),
};

/** Neither is a deleted session (N19). */
export const LetsGoOfSession: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let rest = schedule;
    msw.use(
      mock(getDesignerSchedule, () => rest),
      mock(getMeetingStatus, () => (asked(), exampleOf(getMeetingStatus))),
      mock(deleteDesignSession, () => {
        rest = { ...schedule, sessions: [] };
        return exampleOf(deleteDesignSession);
      }),
    );
  },
  play: async ({ canvas }) => letGo(canvas, /Session 26-10412/),
};

/** Neither is the session that the address named (N5, N19). */
export const LetsGoOfRequest: Story = {
  tags: ['no-visual'],
  args: { requestId: '26-10412' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(getDesignSessionOfRequest, () => (asked(), exampleOf(getDesignSessionOfRequest))),
      mock(deleteDesignSession, exampleOf(deleteDesignSession)),
    );
  },
  play: async ({ args }) => {
    await screen.findByText('Created');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onRequestClosed).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

/** The toolbar leads to the calendar feed, without a zone too. */
export const OpensCalendarFeed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getDesigner, { ...designer, timezone: null }),
      mock(getCalendarFeed, exampleOf(getCalendarFeed)),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar feed' }));
    await expect(await screen.findByRole('dialog', { name: 'Calendar feed' })).toBeVisible();
  },
};

export const Fails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getDesignerSchedule, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The schedule could not be loaded.')).toBeVisible();
  },
};
