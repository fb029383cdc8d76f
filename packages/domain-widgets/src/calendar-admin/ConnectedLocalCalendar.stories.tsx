import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listCalendarOptions } from '@crt/api-client/main/calendar';
import {
  deleteHoliday,
  getDefaultCapacity,
  listCalendarEvents,
  listCapacityLoad,
  saveDefaultCapacity,
  saveHoliday,
} from '@crt/api-client/main/calendar-day';
import { listLocationOptions } from '@crt/api-client/main/manufacturing-location';
import { previewCalendarChange } from '@crt/api-client/main/planning-preview';
import { getRescheduling } from '@crt/api-client/main/rescheduling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../plan/panel/story-surroundings.tsx';
import { LiveEvent } from '../shared/story-surroundings.tsx';
import { ConnectedLocalCalendar } from './ConnectedLocalCalendar.tsx';
import { ConnectedRescheduling } from './ConnectedRescheduling.tsx';

const done = (message: string) => ({ result: 0 as const, message, timestamp: null });

const meta = {
  title: 'Widgets/Calendars/ConnectedLocalCalendar',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLocalCalendar,
  args: { place: {}, onPlace: fn(), today: '2026-12-02', planHref: (id) => `/plans/${id}` },
  decorators: [
    (Story) => (
      <StorySurroundings width="60rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listCalendarOptions, exampleOf(listCalendarOptions)),
      mock(listLocationOptions, exampleOf(listLocationOptions)),
      mock(listCalendarEvents, exampleOf(listCalendarEvents)),
      mock(listCapacityLoad, exampleOf(listCapacityLoad)),
      mock(getDefaultCapacity, exampleOf(getDefaultCapacity)),
      mock(previewCalendarChange, exampleOf(previewCalendarChange)),
      mock(getRescheduling, exampleOf(getRescheduling)),
    ),
} satisfies Meta<typeof ConnectedLocalCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement | null;

/** It begins with the first calendar and this month (T12). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Netherlands/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Christmas Day/ })).toBeVisible();
  },
};

const looksAhead = fn();

/** A holiday is added once it is known what follows: planned ahead once, not once more by saving (T14). */
export const AddsHoliday: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(previewCalendarChange, () => {
        looksAhead();
        return exampleOf(previewCalendarChange);
      }),
      mock(saveHoliday, done('Holiday updated.')),
    ),
  play: async ({ canvas }) => {
    looksAhead.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Holiday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Holiday' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'St Nicholas');
    await expect(await dialog.findByText(/14 plans move/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Holiday updated.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(looksAhead).toHaveBeenCalledTimes(1);
  },
};

const theirs = 'AAAAAAAAAAI=';
const stale = 'Somebody else changed this at the same time. It is now St Nicholas Eve.';

/** The second of two people on one day is told what it is now; what was typed stays, and who saves again insists (§3.12). */
export const ChangedByOthers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(saveHoliday, ({ timestampBase64 }) =>
        timestampBase64 === theirs
          ? done('Holiday updated.')
          : { result: 2 as const, message: stale, timestamp: theirs },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Christmas Day/ }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(stale)).toBeVisible();
    await expect(name).toHaveValue('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Holiday updated.')).toBeInTheDocument();
  },
};

/** Another default value is asked about with what follows (T15). */
export const ChangesDefaultValue: Story = {
  args: { place: { calendarId: 9 } },
  beforeEach: ({ msw }) => msw.use(mock(saveDefaultCapacity, done('Capacity default value changed.'))),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Default value' });
    await userEvent.clear(field);
    await userEvent.type(field, '6{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveTextContent('14 plans move.'));
    await expect(within(question).getByRole('table', { name: /These plans move|The first/ })).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Capacity default value changed.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus());
  },
};

/** A holiday deleted by keys: the question lists what moves, and the focus stays in the grid of days (T14, T27). */
export const DeletesHolidayByKeys: Story = {
  beforeEach: ({ msw }) => {
    const events = exampleOf(listCalendarEvents);
    let isDeleted = false;
    msw.use(
      mock(listCalendarEvents, () => (isDeleted ? [] : events)),
      mock(deleteHoliday, () => {
        isDeleted = true;
        return done('Holiday deleted.');
      }),
    );
  },
  play: async ({ canvas }) => {
    const holiday = await canvas.findByRole('button', { name: /Christmas Day/ });
    holiday.focus();
    await userEvent.keyboard('{Enter}');
    const remove = await screen.findByRole('button', { name: 'Delete' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByRole('table')).toBeVisible();
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Holiday deleted.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Christmas Day/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(focused()));
  },
};

/** What somebody else sets meanwhile is told, and what was typed stays (T15). */
export const ChangedMeanwhile: Story = {
  args: { place: { calendarId: 9 } },
  render: (args) => (
    <>
      <LiveEvent />
      <ConnectedLocalCalendar {...args} />
    </>
  ),
  beforeEach: ({ msw }) => {
    const values = [7];
    msw.use(mock(getDefaultCapacity, () => values.pop() ?? 9));
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Default value' });
    await expect(field).toHaveValue('7');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    canvas.getByText('Change').click();
    await expect(await canvas.findByText('It was changed to 9 meanwhile.')).toBeVisible();
    await expect(field).toHaveValue('12');
    await userEvent.tab();
    await expect(field).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listCalendarOptions)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listCalendarOptions, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** What runs in the background, as every screen of an administrator shows it. */
export const InTheBackground: Story = {
  render: () => <ConnectedRescheduling />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,800 of 5,000 plans')).toBeVisible();
  },
};

/** One that was over before the screen asked again is told as well; one from before the screen was opened is not. */
export const OverAtOnce: Story = {
  render: () => (
    <>
      <LiveEvent />
      <ConnectedRescheduling />
    </>
  ),
  beforeEach: ({ msw }) => {
    const running = exampleOf(getRescheduling);
    if (!running) throw new Error("The example is nobody's planning anew.");
    const ended = { ...running, state: 'done' as const, endedAt: '2026-11-20T09:30:04Z', late: 0 };
    let reads = 0;
    msw.use(mock(getRescheduling, () => ({ ...ended, id: 17 + reads++, moved: 2 })));
  },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Change' });
    await expect(canvas.queryByText(/planned anew/)).toBeNull();
    await waitFor(async () => {
      await userEvent.click(change);
      await expect(
        canvas.getByText('Open plans and their steps were planned anew: 2 plans moved.'),
      ).toBeVisible();
    });
  },
};
