import {
  getAvailability,
  listAffectedSessions,
  updateAbsence,
  updateRecurringAvailability,
  updateSingleAvailability,
} from '@crt/api-client/design-sessions/availability';
import { getDesigner, listSavedSchedules } from '@crt/api-client/design-sessions/designer';
import { getDesignerSchedule } from '@crt/api-client/design-sessions/schedule';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Availability } from '@crt/api-client/types-design-sessions';
import { availabilityType } from '@crt/domain/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overtakenAnswer } from '../../shared/story-overtaken.ts';
import { LiveEvent, StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedDesignerSchedule } from './ConnectedDesignerSchedule.tsx';

const designer = exampleOf(getDesigner);
const schedule = exampleOf(getDesignerSchedule);
const read = 'AAAAAAAAB9E=';
const newer = 'AAAAAAAAB9M=';
const overtaken =
  'The availability was changed by Simon Mercer at the same time. It is now 24/11/2026 13:00 to 15:00 CET. Save again to overwrite that.';
/** What was dragged is back where it stands: there is nothing to save again. */
const dragged =
  'The availability was changed by Simon Mercer at the same time. It is now 24/11/2026 13:00 to 15:00 CET. Move it again if it still has to go.';
const sentStamps = fn<(stamp: string | undefined) => void>();
const askedSchedule = fn();

/** Takes only what its sender knows of, and tells the rest who was there first. */
const answer = ({ body }: { readonly body: { readonly timestampBase64?: string } }) => {
  sentStamps(body.timestampBase64);
  if (body.timestampBase64 === newer) return exampleOf(updateSingleAvailability);
  throw overtakenAnswer(overtaken, newer);
};

const week: Availability = {
  id: 301,
  type: availabilityType.recurring,
  startDate: '2026-11-23',
  endDate: '2027-01-29',
  days: [{ weekDay: 1, startTime: '08:00:00', endTime: '12:00:00' }],
  saveSchedule: false,
  scheduleName: null,
  sessionsLimitReached: false,
  designerId: designer.id,
  timestampBase64: read,
};

const meta = {
  title: 'Widgets/Design sessions/OvertakenEntry',
  component: ConnectedDesignerSchedule,
  tags: ['no-visual'],
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
  beforeEach: ({ msw }) => {
    for (const spy of [sentStamps, askedSchedule]) spy.mockClear();
    msw.use(
      mock(getDesigner, designer),
      mock(getDesignerSchedule, () => (askedSchedule(), schedule)),
      mock(getAvailability, exampleOf(getAvailability)),
      mock(listSavedSchedules, []),
      mock(listAffectedSessions, []),
      mock(updateSingleAvailability, answer),
      mock(updateRecurringAvailability, answer),
      mock(updateAbsence, answer),
    );
  },
} satisfies Meta<typeof ConnectedDesignerSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply' }));

/** Told with the stamp of what was read; saved again with that of what was told, which is meant then. */
async function toldThenSaved() {
  await apply();
  await expect(await screen.findByText(overtaken)).toBeVisible();
  await expect(sentStamps.mock.calls).toEqual([[read]]);
  await apply();
  await expect(await screen.findByText('Schedule updated.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sentStamps.mock.calls).toEqual([[read], [newer]]);
}

/** What somebody else made of an availability since its dialog was opened is told; who saves again means it (N12). */
export const Single: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Availability, until/ }));
    await toldThenSaved();
  },
};

const withEvent: Story['render'] = (args) => (
  <>
    <LiveEvent />
    <ConnectedDesignerSchedule {...args} />
  </>
);

/** Opened once more it begins with what stands by then, not with what was read the first time (N7, N12). */
export const OpenedAgain: Story = {
  render: withEvent,
  play: async ({ canvas, msw }) => {
    const entry = await canvas.findByRole('button', { name: /Availability, until/ });
    await userEvent.click(entry);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(mock(getAvailability, { ...exampleOf(getAvailability), timestampBase64: newer }));
    canvas.getByRole('button', { name: 'Change' }).click();
    await userEvent.click(entry);
    await apply();
    await expect(await screen.findByText('Schedule updated.')).toBeInTheDocument();
    await expect(sentStamps.mock.calls).toEqual([[newer]]);
  },
};

/** So is what became of a series (N43). */
export const Recurring: Story = {
  ...Single,
  beforeEach: ({ msw }) => msw.use(mock(getAvailability, week)),
};

/** And of an absence, as it was drawn when it was opened (N11, N12). */
export const Absence: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Absence, All day/ }));
    await toldThenSaved();
  },
};

/** What is put elsewhere on the calendar carries the stamp of what is drawn; refused it goes back and is read again (N7). */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('button', { name: /Availability, until/ });
    const before = askedSchedule.mock.calls.length;
    event.focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(await screen.findByText(dragged)).toBeVisible();
    await expect(sentStamps.mock.calls).toEqual([[read]]);
    await waitFor(() => expect(askedSchedule.mock.calls.length).toBeGreaterThan(before));
  },
};

/** Put down it is told who moved it while it was held: it is sent as it was picked up (N7, N12). */
export const MovedWhileHeld: Story = {
  render: withEvent,
  play: async ({ canvas, msw }) => {
    const event = await canvas.findByRole('button', { name: /Availability, until/ });
    event.focus();
    await userEvent.keyboard(' {ArrowDown}');
    const availabilities = schedule.availabilities.map((one) => ({ ...one, timestampBase64: newer }));
    msw.use(mock(getDesignerSchedule, () => (askedSchedule(), { ...schedule, availabilities })));
    const before = askedSchedule.mock.calls.length;
    canvas.getByRole('button', { name: 'Change' }).click();
    await waitFor(() => expect(askedSchedule.mock.calls.length).toBeGreaterThan(before));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(dragged)).toBeVisible();
    await expect(sentStamps.mock.calls).toEqual([[read]]);
  },
};

/** An absence that was put over sessions is asked about first, and saved as it was drawn before (N11). */
export const DraggedOverSessions: Story = {
  beforeEach: ({ msw }) => {
    const range = { startDate: '2026-11-25T13:00:00Z', endDate: '2026-11-25T15:00:00Z' };
    const absences = schedule.absences.map((absence) => ({ ...absence, ...range }));
    msw.use(
      mock(getDesignerSchedule, { ...schedule, absences }),
      mock(listAffectedSessions, exampleOf(listAffectedSessions)),
    );
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /Absence, until/ })).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await apply();
    await userEvent.click(await screen.findByRole('button', { name: 'Save absence' }));
    await expect(await screen.findByText(overtaken)).toBeVisible();
    await expect(sentStamps.mock.calls).toEqual([[read]]);
  },
};

/** Deletes what is open behind the back of whoever reads it. */
const removedMeanwhile =
  (name: RegExp, told: string): NonNullable<Story['play']> =>
  async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    msw.use(mockProblem(getAvailability, 404, 'Availability does not exist or was removed.'));
    // What is on its way for the first time is not asked for anew: told again until the dialog has read it.
    const isTold = () => {
      if (screen.queryByText(told)) return;
      screen.getByRole('button', { name: 'Change', hidden: true }).click();
      throw new Error('Not told yet');
    };
    await waitFor(isTold, { interval: 1000, timeout: 10_000 });
    await expect(screen.getByText(told)).toBeVisible();
    for (const name of ['Apply', 'Delete']) await expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

/** Deleted by somebody else meanwhile: that is said, and nothing is left to be done with it (N12). */
export const RemovedAvailability: Story = {
  render: withEvent,
  play: removedMeanwhile(/Availability, until/, 'The availability was removed.'),
};

/** So is an absence, which is called one (N11, N12). */
export const RemovedAbsence: Story = {
  render: withEvent,
  play: removedMeanwhile(/Absence, All day/, 'The absence was removed.'),
};
