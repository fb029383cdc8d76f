import { listDesignProductTypes } from '@crt/api-client/design-sessions/design-option';
import {
  getSessionDefaultsOfPlan,
  listSessionProperties,
} from '@crt/api-client/design-sessions/session-property';
import { listSessionTimes } from '@crt/api-client/design-sessions/session-time';
import { getPlanId } from '@crt/api-client/main/plan';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedSessionPlanner, type ChosenSlot } from './ConnectedSessionPlanner.tsx';
import { sampleLosses, sampleNow, sampleSlots } from './sample-slots.ts';

const found = { availableSlots: [...sampleSlots], errorCode: null, losses: [...sampleLosses] };

const meta = {
  title: 'Widgets/Design sessions/ConnectedSessionPlanner',
  // They tell what calls do; how the widget looks is told by its views.
  tags: ['no-visual'],
  component: ConnectedSessionPlanner,
  args: { mayManage: true, onSlot: fn(), now: sampleNow },
  globals: { timeZone: 'UTC' },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDesignProductTypes, [
        { id: 4, name: 'PEEK cranial implant' },
        { id: 6, name: 'Titanium mesh' },
      ]),
      mock(listSessionProperties, exampleOf(listSessionProperties)),
      // What is over is not offered: the server leaves it out where it is asked for what can be booked.
      mock(findPlanRequests, ({ bookable }) => (bookable ? ['26-10412'] : ['26-10398'])),
      mock(getPlanId, exampleOf(getPlanId)),
      mock(getSessionDefaultsOfPlan, { ...exampleOf(getSessionDefaultsOfPlan), priority: true }),
      // The slots of a plan are asked for by its request id alone, those of a type with its priority (N40); both with
      // the zone of the calendar, on whose days losses are told.
      mock(listSessionTimes, ({ requestId, productTypeId, priority, sessionDuration, timezone }) => {
        const isPlan = requestId === '26-10412' && productTypeId === undefined && priority === undefined;
        const isType = requestId === undefined && productTypeId === 4 && sessionDuration === '01:30:00';
        return timezone === 'UTC' && (isPlan || isType)
          ? found
          : { availableSlots: [], errorCode: 'NOT_CONFIGURED' as const, losses: [] };
      }),
    ),
} satisfies Meta<typeof ConnectedSessionPlanner>;
export default meta;

type Story = StoryObj<typeof meta>;

let booked: ChosenSlot['onBooked'];

const chooseType = async (name: string) => {
  const field = await screen.findByRole('button', { name: /Product Type/ });
  await expectOpen(field);
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name }));
};
const choosePlan = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: /Plan Id/ }), '104');
  await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
  await screen.findByRole('button', { name: /PEEK cranial implant Product Type/ });
};
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));

/** What to do first (N28). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Select Plan Id or Product Type and click Apply filters button'),
    ).toBeVisible();
  },
};

/** A plan brings type, priority and durations along, and its slots are found by its request id (N29, N40). */
export const ByPlan: Story = {
  play: async ({ args, canvas }) => {
    await choosePlan();
    await expect(canvas.getByRole('checkbox', { name: 'Priority' })).toBeChecked();
    await expect(
      canvas.getByRole('button', { name: /1 working day Preparation Time, working days/ }),
    ).toBeVisible();
    await apply();
    await expect(await canvas.findByText('None: designer limit')).toBeVisible();
    const start = canvas.getByRole('button', { name: /Tuesday.* 07:00/ });
    start.focus();
    await userEvent.keyboard('{ArrowDown>8/}{Enter}');
    await waitFor(() =>
      expect(args.onSlot).toHaveBeenCalledWith(
        expect.objectContaining({
          slot: { dateTimeFrom: '2026-11-24T09:00:00Z', dateTimeTo: '2026-11-24T10:30:00Z' },
        }),
      ),
    );
  },
};

/** Once a session of the plan was booked nothing is searched for it any more; of another plan nothing follows. */
export const Booked: Story = {
  args: { onSlot: fn(({ onBooked }) => void (booked = onBooked)) },
  play: async ({ canvas }) => {
    await choosePlan();
    await apply();
    const start = await canvas.findByRole('button', { name: /Tuesday.* 07:00/ });
    start.focus();
    await userEvent.keyboard('{ArrowDown>8/}{Enter}');
    booked('26-10398');
    await expect(canvas.getByRole('combobox', { name: /Plan Id/ })).toHaveValue('26-10412');
    booked('26-10412');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Plan Id/ })).toHaveValue(''));
    await expect(canvas.getByText(/^Select Plan Id or Product Type/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /PEEK cranial implant Product Type/ })).toBeVisible();
  },
};

/** A product type takes the plan away and brings the durations of its entry (N29, N30). */
export const ByType: Story = {
  play: async ({ canvas }) => {
    await choosePlan();
    await chooseType('Titanium mesh');
    await expect(canvas.getByRole('combobox', { name: /Plan Id/ })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /2 hours Design Session Time, hours/ })).toBeVisible();
    await chooseType('PEEK cranial implant');
    await userEvent.click(canvas.getByText('Priority'));
    await apply();
    await expect(await canvas.findByText('None: designer limit')).toBeVisible();
  },
};

/** A type that nobody configured cannot be planned (N32). */
export const NotConfigured: Story = {
  play: async ({ canvas }) => {
    await chooseType('Titanium mesh');
    await apply();
    await expect(await canvas.findByText('Session Properties not configured.')).toBeVisible();
  },
};

const over = 'Request 26-10412 is done and needs no session.';

/** A plan that is over gets no session: that is no failure, nothing is searched, and the next search finds again (N31). */
export const PlanIsOver: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(listSessionTimes, 400, over, [{ path: '/query/requestId', message: over }])),
  play: async ({ canvas, msw }) => {
    await choosePlan();
    await apply();
    await expect(await canvas.findByText(over)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByText('Why no slots?')).toBeNull();
    msw.use(mock(listSessionTimes, found));
    await chooseType('Titanium mesh');
    await apply();
    await expect(await canvas.findByText('None: designer limit')).toBeVisible();
  },
};

/** Whoever only looks finds slots as well, and has nothing to press (N31). */
export const OnlyLooks: Story = {
  args: { mayManage: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create external plan' })).toBeNull();
    await choosePlan();
    await apply();
    await expect(await canvas.findByText('None: designer limit')).toBeVisible();
    const start = canvas.getByRole('button', { name: /Tuesday.* 07:00/ });
    start.focus();
    await userEvent.keyboard('{ArrowDown>8/}{Enter}');
    await expect(args.onSlot).not.toHaveBeenCalled();
  },
};

export const PlanFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getSessionDefaultsOfPlan, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Plan Id/ }), '104');
    await userEvent.click(await screen.findByRole('option', { name: '26-10412' }));
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};

export const Searching: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listSessionTimes)),
  play: async ({ canvas }) => {
    await chooseType('PEEK cranial implant');
    await apply();
    await expect(
      await canvas.findByRole('progressbar', { name: 'Searching for slots …' }),
    ).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listSessionTimes, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await chooseType('PEEK cranial implant');
    await apply();
    await expect(await canvas.findByText('The slots could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    // Of what was lost nothing is known.
    await expect(await canvas.findByText('Nothing was searched.')).toBeVisible();
    await expect(canvas.queryByText(/Nothing was lost/)).toBeNull();
  },
};
