import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AvailabilityDialog } from './AvailabilityDialog.tsx';
import { emptyWeek } from './recurring-draft.ts';

const morning = { weekDay: 1, startTime: '08:00', endTime: '12:00' };
const week = { ...emptyWeek, startDate: '2026-11-23', endDate: '2027-01-29', days: [morning] };

const meta = {
  title: 'Widgets/Design sessions/AvailabilityDialog',
  component: AvailabilityDialog,
  args: {
    zone: 'Europe/Berlin',
    saved: [
      { id: 15, name: 'Mornings', items: [{ weekDay: 2, startTime: '08:00:00', endTime: '12:00:00' }] },
    ],
    onRemoveSaved: fn(),
    onSingle: fn(async () => undefined),
    onWeek: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AvailabilityDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Single: Story = {};

/** What was entered in the form that is not shown is asked about, too. */
export const AsksForBothForms: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const [day] = await screen.findAllByRole('spinbutton', { name: /^day, Start/ });
    if (!day) throw new Error('The form has a start date.');
    await userEvent.click(day);
    await userEvent.keyboard('24112026');
    await userEvent.click(screen.getByRole('radio', { name: 'Recurring' }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Discard what you typed?')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Times are offered from midnight on; the last one is 23:30 (N7). */
export const HalfHours: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Start time/ }));
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('00:00');
    await expect(options.at(-1)).toHaveTextContent('23:30');
    await userEvent.keyboard('{Escape}');
  },
};

/** What is missing is said where it is missing: the time under a date, not the date (N7, N10). */
export const WithoutTimes: Story = {
  tags: ['no-visual'],
  args: {
    single: { start: { day: '2026-11-24', time: null }, end: { day: null, time: null }, isAllDay: false },
  },
  play: async ({ args }) => {
    await press('Add');
    const dialog = within(await screen.findByRole('dialog'));
    const told = async (name: RegExp, text: string) =>
      waitFor(() => expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(text));
    await told(/Start time/, 'Start time is required.');
    await told(/End time/, 'End time is required.');
    await expect(dialog.getAllByText('End date is required.')).toHaveLength(2);
    await expect(dialog.queryByText('Start date is required.')).toBeNull();
    await expect(args.onSingle).not.toHaveBeenCalled();
  },
};

/** Whose clocks the times of a week are on is told (N2, N8). */
export const ZoneOfASeries: Story = {
  tags: ['no-visual'],
  args: { editedKind: 'recurring', week },
  play: async () => {
    await expect(await screen.findByText('Times in Europe/Berlin')).toBeVisible();
  },
};

/** With 12 hours the pickers show them too (N37). */
export const TwelveHours: Story = {
  tags: ['no-visual'],
  args: { hourCycle: 12 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Start time/ }));
    await expect((await screen.findAllByRole('option')).at(-1)).toHaveTextContent('11:30 pm');
    await userEvent.keyboard('{Escape}');
  },
};

/** The whole series is edited; a saved schedule puts its days in place of the others (N8, N12, N43). */
export const Series: Story = {
  args: { editedKind: 'recurring', week, onDelete: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Saved schedules/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mornings' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Tuesday/ })).toBeVisible());
    await press('Delete schedule');
    await expect(args.onRemoveSaved).toHaveBeenCalled();
    await press('Delete');
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

/** Both dates, rows that do not overlap, and a name that is more than spaces (N9, N10, N42). */
export const WrongWeek: Story = {
  tags: ['no-visual'],
  args: {
    editedKind: 'recurring',
    week: {
      ...week,
      startDate: null,
      days: [morning, { ...morning, startTime: '11:00', endTime: '13:00' }],
      saveSchedule: true,
      scheduleName: '  ',
    },
  },
  play: async ({ args }) => {
    await press('Apply');
    for (const text of [
      'Start date is required.',
      'Times of the same day overlap: rows 1 and 2.',
      'Schedule name is required.',
    ])
      await expect((await screen.findAllByText(text))[0]).toBeVisible();
    await expect(args.onWeek).not.toHaveBeenCalled();
  },
};

/** Of a row what is missing is marked, and tells the sentence of the row; what is filled in is not (N10, N42). */
export const WeekWithoutTimes: Story = {
  tags: ['no-visual'],
  args: {
    editedKind: 'recurring',
    week: {
      ...week,
      days: [
        { weekDay: 1, startTime: null, endTime: null },
        { ...morning, weekDay: 2, endTime: null },
      ],
    },
  },
  play: async ({ args }) => {
    await press('Apply');
    const missing = 'Start and end time are required.';
    const field = async (name: RegExp) => {
      const control = await screen.findByRole('button', { name });
      return { control, frame: control.closest('[data-component="Select"]') };
    };
    for (const name of [/Start, row 1/, /End, row 1/, /End, row 2/]) {
      const { control, frame } = await field(name);
      await waitFor(() => expect(frame).toHaveAttribute('data-invalid'));
      await expect(control).toHaveAccessibleDescription(missing);
    }
    for (const name of [/Day, row 1/, /Day, row 2/, /Start, row 2/]) {
      const { control, frame } = await field(name);
      await expect(frame).not.toHaveAttribute('data-invalid');
      await expect(control).toHaveAccessibleDescription('');
    }
    await expect(args.onWeek).not.toHaveBeenCalled();
  },
};

/** The first field has the focus, and keeps it when the other form comes in its place (N7, N8). */
export const FirstField: Story = {
  tags: ['no-visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Single' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Recurring' })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'Recurring' })).toBeChecked();
    await expect(await screen.findByText('Saved schedules')).toBeVisible();
  },
};

/** Of one that is there the form cannot be chosen: its first day has the focus (N12, N43). */
export const FirstFieldOfASeries: Story = {
  tags: ['no-visual'],
  args: { editedKind: 'recurring', week },
  play: async () => {
    const start = await screen.findByRole('group', { name: /Start date/ });
    await waitFor(() => expect(start).toContainElement(document.activeElement as HTMLElement));
  },
};
