import { findDesignersForSession } from '@crt/api-client/design-sessions/availability';
import {
  addDesignSession,
  getDesignSession,
  updateDesignSession,
} from '@crt/api-client/design-sessions/design-session';
import { getSessionDefaultsOfPlan } from '@crt/api-client/design-sessions/session-property';
import { getPlanId } from '@crt/api-client/main/plan';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { sessionTexts } from '@crt/domain/session-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overtakenAnswer } from '../shared/story-overtaken.ts';
import { LiveEvent, StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedSessionDialog } from './ConnectedSessionDialog.tsx';
import { sampleSession } from './sample-session.ts';

const candidates = {
  items: [
    { id: 'usr-ana', name: 'Ana Costa' },
    { id: 'usr-tlin', name: 'Tomas Lindqvist' },
  ],
  chosenDesigner: 'usr-tlin',
};

const meta = {
  title: 'Widgets/Design sessions/ConnectedSessionDialog',
  component: ConnectedSessionDialog,
  args: {
    zone: 'Europe/Berlin',
    known: { requestId: '26-10412', start: { day: '2026-11-24', time: '09:00' } },
    onClose: fn(),
    onSaved: fn(),
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
      mock(findDesignersForSession, candidates),
      mock(findPlanRequests, ({ bookable }) => (bookable ? exampleOf(findPlanRequests) : [])),
      mock(getDesignSession, sampleSession),
      mock(getPlanId, exampleOf(getPlanId)),
      mock(getSessionDefaultsOfPlan, exampleOf(getSessionDefaultsOfPlan)),
      mock(addDesignSession, ({ body }) => ({
        ...exampleOf(addDesignSession),
        ...(body.designerId === 'usr-tlin' && body.preparationDuration === '0.00:00:00'
          ? {}
          : {
              result: 2 as const,
              messages: ['The time is taken.', 'The next free time is 10:00.'],
              id: null,
            }),
      })),
    ),
} satisfies Meta<typeof ConnectedSessionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const designer = () =>
  screen.findByRole('button', { name: /Tomas Lindqvist.*Designer|Designer.*Tomas Lindqvist/ });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Create session' }));

/** The proposed designer is chosen already (N35). */
export const Proposed: Story = {
  play: async () => {
    await expect(await designer()).toBeVisible();
  },
};

/** Booked (N13, N15, N20). */
export const Books: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await designer();
    await save();
    await expect(await screen.findByText('Session created.')).toBeInTheDocument();
    await expect(args.onSaved).toHaveBeenCalledWith(640, '26-10412');
  },
};

/** Another designer can be chosen; what the server refuses is said in one sentence after the other (N20, N35). */
export const Refused: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.click(await designer());
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Costa' }));
    await save();
    await expect(await screen.findByText('The time is taken. The next free time is 10:00.')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Once a designer is proposed nobody reads that one is required (N13, N35). */
export const ProposedAfterAll: Story = {
  args: { known: { start: { day: '2026-11-24', time: '09:00' } } },
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create session' }));
    await expect((await screen.findAllByText('Designer is required.'))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: /Request Id/ }), '26-10');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await designer();
    await waitFor(() => expect(screen.queryByText('Designer is required.')).toBeNull());
  },
};

/** Where nobody is free both is told: that, and that a designer is required (N13). */
export const NobodyIsFree: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(findDesignersForSession, { items: [], chosenDesigner: null })),
  play: async ({ args }) => {
    await expect(await screen.findByText('Nobody can take this session at that time.')).toBeVisible();
    await save();
    const why = 'Designer is required. Nobody can take this session at that time.';
    await waitFor(() => expect(screen.getByText(why)).toBeVisible());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Empty: what is missing, with full stops (N13). */
export const Empty: Story = {
  args: { known: undefined },
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create session' }));
    for (const text of ['Designer is required.', 'Start date is required.', 'Request Id is required.'])
      await expect((await screen.findAllByText(text))[0]).toBeVisible();
    await expect(screen.getByRole('button', { name: /Designer/ })).toHaveAccessibleDescription(
      'Choose request, start and durations: then who is free is offered. Designer is required.',
    );
  },
};

const overtaken =
  'The session was changed by Simon Mercer at the same time. It is now 25/11/2026 13:00 CET with Tomas Lindqvist, preparation none, session 1 hour, post-processing none. Save again to overwrite that.';
const newer = 'AAAAAAAAB9M=';
const sentStamps = fn<(stamp: string | undefined) => void>();

/** What somebody else made of the session since the form was opened is told; who saves again means it (N16). */
export const ChangedMeanwhile: Story = {
  args: { session: sampleSession, known: undefined },
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    sentStamps.mockClear();
    msw.use(
      mock(updateDesignSession, ({ body }) => {
        sentStamps(body.timestampBase64);
        if (body.timestampBase64 === newer) return exampleOf(updateDesignSession);
        throw overtakenAnswer(overtaken, newer);
      }),
    );
  },
  play: async ({ args }) => {
    await designer();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(overtaken)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(sentStamps).toHaveBeenLastCalledWith(sampleSession.timestampBase64);
  },
};

/** Saved again, with the stamp of what was told (N16). */
export const Overwritten: Story = {
  ...ChangedMeanwhile,
  tags: ['no-visual'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Session changed.')).toBeInTheDocument();
    await expect(sentStamps).toHaveBeenLastCalledWith(newer);
  },
};

const withEvent: Story['render'] = (args) => (
  <>
    <LiveEvent />
    <ConnectedSessionDialog {...args} />
  </>
);

/** Somebody else does something to the session while its form is open: the form says so by itself. */
const taken =
  (status: 403 | 404, message: string): NonNullable<Story['play']> =>
  async ({ args, msw }) => {
    await designer();
    msw.use(mockProblem(getDesignSession, status, message));
    // What is on its way for the first time is not asked for anew: told again until the form has read it.
    const isTold = () => {
      if (screen.queryByText(message)) return;
      screen.getByRole('button', { name: 'Change', hidden: true }).click();
      throw new Error('Not told yet');
    };
    await waitFor(isTold, { interval: 500, timeout: 10_000 });
    await expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  };

/** Deleted (N16). */
export const RemovedMeanwhile: Story = {
  args: { session: sampleSession, known: undefined },
  tags: ['no-visual'],
  render: withEvent,
  play: taken(404, 'Design session does not exist or was removed.'),
};

/** Given to another designer (N16). */
export const GivenAwayMeanwhile: Story = {
  args: { session: sampleSession, known: undefined },
  tags: ['no-visual'],
  render: withEvent,
  play: taken(403, sessionTexts.othersSession),
};

/** Somebody types into its form meanwhile: what was typed stays, and that is told once, before and after it is sent (N16). */
export const GivenAwayWhileTyping: Story = {
  args: { session: sampleSession, known: undefined },
  tags: ['no-visual'],
  render: withEvent,
  play: async ({ args, msw }) => {
    const typed = async () => screen.findByRole('button', { name: /Ana Costa/ });
    await userEvent.click(await designer());
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Costa' }));
    await typed();
    msw.use(
      mockProblem(getDesignSession, 403, sessionTexts.othersSession),
      mockProblem(updateDesignSession, 403, sessionTexts.othersSession),
    );
    screen.getByRole('button', { name: 'Change', hidden: true }).click();
    await expect(await screen.findByText(sessionTexts.othersSession)).toBeVisible();
    await expect(await typed()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sessionTexts.othersSession));
    await expect(screen.getAllByText(sessionTexts.othersSession)).toHaveLength(1);
    await expect(await typed()).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** What is typed into a new session stands in its first field; no list has opened over the others (N13). */
export const FirstField: Story = {
  args: { known: undefined },
  tags: ['no-visual'],
  play: async () => {
    const request = await screen.findByRole('combobox', { name: /Request Id/ });
    await waitFor(() => expect(request).toHaveFocus());
    await expect(request).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('26-10');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(request).toHaveValue('26-10412');
  },
};

/** Where the request is known already the start has the focus (N13, N14). */
export const FirstFieldOfARequest: Story = {
  tags: ['no-visual'],
  play: async () => {
    const start = await screen.findByRole('group', { name: /^Start/ });
    await waitFor(() => expect(start).toContainElement(document.activeElement as HTMLElement));
  },
};

/** The request of a session that is there stays (N16). */
export const FirstFieldOfAChange: Story = {
  ...FirstFieldOfARequest,
  args: { session: sampleSession, known: undefined },
};
