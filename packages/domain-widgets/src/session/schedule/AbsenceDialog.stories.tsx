import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { sampleSession } from '../sample-session.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AffectedSessions, MoveSession } from './AffectedSessions.tsx';

const absence = {
  start: { day: '2026-11-24', time: '08:00' },
  end: { day: '2026-11-24', time: '12:00' },
  isAllDay: false,
};

const meta = {
  title: 'Widgets/Design sessions/AbsenceDialog',
  component: AbsenceDialog,
  args: {
    absence,
    zone: 'Europe/Berlin',
    onSubmit: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AbsenceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All day leaves the times away (N11). */
export const AllDay: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All day' }));
    await expect(screen.queryByRole('button', { name: /Start time/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...absence, isAllDay: true });
  },
};

/** What is missing is said at each field and counted above them (N11). */
export const Empty: Story = {
  tags: ['no-visual'],
  args: { absence: undefined },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const summary = await screen.findByRole('status');
    await expect(summary).toHaveTextContent('4 fields need your attention');
    await userEvent.click(within(summary).getByText('End time is required.'));
    await expect(screen.getByRole('button', { name: /End time/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Whole days have no times: what was said of these goes with them. */
export const AllDayTakesItsTimes: Story = {
  tags: ['no-visual'],
  args: { absence: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const summary = await screen.findByRole('status');
    await expect(summary).toHaveTextContent('4 fields need your attention');
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await waitFor(() => expect(summary).toHaveTextContent('2 fields need your attention'));
  },
};

/** What is wrong with date and time together goes when the time is mended (N11). */
export const MendedByTheTime: Story = {
  tags: ['no-visual'],
  args: { absence: { ...absence, end: { day: '2026-11-24', time: '07:00' } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const told = await screen.findByText('The end must lie after the start.');
    await userEvent.click(screen.getByRole('button', { name: /End time/ }));
    await userEvent.click(await screen.findByRole('option', { name: '09:00' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
};

/** The sessions in it stand there before it is saved, each with who is free instead (N11). */
export const OverSessions: Story = {
  args: {
    isWarned: () => true,
    renderAffected: () => (
      <AffectedSessions
        sessions={[sampleSession]}
        zone="Europe/Berlin"
        renderMove={() => (
          <MoveSession
            requestId={sampleSession.requestId}
            designers={[{ id: 'usr-ana', name: 'Ana Costa' }]}
            value="usr-ana"
            onChange={fn()}
            onMove={fn()}
          />
        )}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Sessions in this absence' })).toBeVisible();
    await expectOpen(screen.getByRole('button', { name: 'Move 26-10412' }));
    await expect(screen.getByRole('button', { name: 'Save absence' })).toBeVisible();
  },
};

/** The first field has the focus (N11). */
export const FirstField: Story = {
  tags: ['no-visual'],
  args: { absence: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'All day' })).toHaveFocus());
  },
};
