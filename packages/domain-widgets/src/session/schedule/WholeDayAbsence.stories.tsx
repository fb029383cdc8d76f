import { listAffectedSessions, updateAbsence } from '@crt/api-client/design-sessions/availability';
import { getDesigner } from '@crt/api-client/design-sessions/designer';
import { getDesignerSchedule } from '@crt/api-client/design-sessions/schedule';
import { exampleOf, mock } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { dragPointer } from '../../../../ui/src/calendar/EventCalendar/drag-pointer.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedDesignerSchedule } from './ConnectedDesignerSchedule.tsx';

const designer = exampleOf(getDesigner);
const schedule = exampleOf(getDesignerSchedule);
const [absence] = schedule.absences;
const sent = fn();

/** Somebody who is away for days: above the hours, and what becomes of it there is saved as whole days (N11). */
const meta = {
  title: 'Widgets/Design sessions/WholeDayAbsence',
  component: ConnectedDesignerSchedule,
  tags: ['no-visual'],
  args: {
    designerId: designer.id,
    mayManage: true,
    onRequestClosed: fn(),
    now: Date.parse('2026-11-24T06:30:00Z'),
  },
  globals: { direction: 'ltr' },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    // Tuesday, of a designer in Berlin.
    const day = { startDate: '2026-11-23T23:00:00Z', endDate: '2026-11-24T23:00:00Z' };
    msw.use(
      mock(getDesigner, designer),
      mock(getDesignerSchedule, { ...schedule, absences: absence ? [{ ...absence, ...day }] : [] }),
      mock(listAffectedSessions, []),
      mock(updateAbsence, ({ body }) => {
        sent(body.startDate, body.endDate);
        return exampleOf(updateAbsence);
      }),
    );
  },
} satisfies Meta<typeof ConnectedDesignerSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const name = 'Absence, All day, Tuesday 24 November';
const expectSent = (startDate: string, endDate: string) =>
  waitFor(() => expect(sent.mock.lastCall).toEqual([startDate, endDate]));

/** It stands in the line of whole days and in no column of hours. */
export const AboveTheHours: Story = {
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('button', { name });
    await expect(event.closest('[role=row]')).toHaveAccessibleName(/All day/);
    await expect(canvas.getAllByRole('button', { name: /Absence/ })).toEqual([event]);
  },
};

/** A press opens it as whole days. */
export const Opens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByRole('checkbox', { name: 'All day' })).toBeChecked();
  },
};

/** By keys it goes from day to day and takes more days; it stays where it was rather than become hours. */
export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Absence stays where it was'));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expectSent('2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z');
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}{Enter}');
    await expectSent('2026-11-23T23:00:00.000Z', '2026-11-25T23:00:00.000Z');
  },
};

/** Takes hold of it so far from its end and lets go so many days later. */
async function drag(canvas: Canvas, fromEnd: number, days: number) {
  const event = await canvas.findByRole('button', { name });
  const { right, top } = event.getBoundingClientRect();
  const day = event.parentElement?.offsetWidth ?? 0;
  await dragPointer(event, [right - fromEnd, top + 8], [right - fromEnd + days * day, top + 8]);
}

/** So it does by pointer. */
export const MovedByPointer: Story = {
  play: async ({ canvas }) => {
    await drag(canvas, 30, 2);
    await expectSent('2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z');
    await drag(canvas, 3, 1);
    await expectSent('2026-11-23T23:00:00.000Z', '2026-11-25T23:00:00.000Z');
  },
};
