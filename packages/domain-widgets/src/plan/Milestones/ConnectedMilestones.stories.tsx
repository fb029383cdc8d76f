import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import {
  editMilestoneActualDate,
  editMilestonePlannedDate,
  editPlanManufacturingStartDate,
  getPlanMilestones,
  getRequestInformation,
  listPlanLeadTimeModifications,
  recalculateManufacturingStarts,
  unlockMilestones,
  updatePlanLeadTimeModifications,
} from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { conflictAnswer, savedAnswer, StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedMilestones } from './ConnectedMilestones.tsx';

const model = { ...exampleOf(getPlanMilestones), lockedMilestones: true };

const meta = {
  title: 'Widgets/Plans/ConnectedMilestones',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedMilestones,
  args: { planId: 10412 },
  decorators: [
    (Story) => (
      <StorySurroundings width="52rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getPlanMilestones, model),
      mock(getRequestInformation, exampleOf(getRequestInformation)),
      mock(listPlanLeadTimeModifications, exampleOf(listPlanLeadTimeModifications)),
      mock(updatePlanLeadTimeModifications, savedAnswer),
      mock(editMilestonePlannedDate, savedAnswer),
      mock(editMilestoneActualDate, savedAnswer),
      mock(editPlanManufacturingStartDate, savedAnswer),
      mock(recalculateManufacturingStarts, savedAnswer),
      mock(unlockMilestones, savedAnswer),
    ),
} satisfies Meta<typeof ConnectedMilestones>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** One day later than it stands. */
async function moveDate(canvas: Canvas, label: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Edit ${label}$`) }));
  await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
}

async function answer(name: 'OK' | 'Cancel', question: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
  await expect(dialog).toHaveTextContent(question);
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Saves: Story = {
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Shipped');
    await said('Milestone Due Date changed succesfully.');
  },
};

/** A date before its predecessor is asked about, and sent again (F40). */
export const Warned: Story = {
  beforeEach: ({ msw }) => {
    let attempts = 0;
    msw.use(
      mock(editMilestonePlannedDate, () => {
        attempts += 1;
        return attempts === 1
          ? { ...savedAnswer, result: 1 as const, message: 'Sure?', data: null }
          : savedAnswer;
      }),
    );
  },
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Shipped');
    await answer('OK', 'Sure?');
    await said('Milestone Due Date changed succesfully.');
  },
};

/** Somebody else moved the same date meanwhile: both are shown, and what was typed stays (F11). */
export const Conflict: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        editMilestonePlannedDate,
        conflictAnswer('plannedDate', '2026-12-01T11:00:00Z', '2026-12-03T11:00:00Z'),
      ),
    ),
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Shipped');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Due Date of Shipped');
    await expect(dialog).toHaveTextContent('03/12/2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Edit Due Date of Shipped' })).toBeVisible();
  },
};

/** The start in capacity scope asks, sets the start and plans the type anew; one message (F42). */
export const CapacityStart: Story = {
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Manufacturing Started');
    await answer('OK', 'Do you really want to change Manufacturing start date?');
    await said('Manufacturing start date changed succesfully.');
  },
};

export const Unlock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock milestones' }));
    await answer('OK', 'Automatic schedule will be enabled. Are you sure to unlock milestone dates?');
    await said('Milestones unlocked succesfully.');
  },
};

export const RescheduleAllCancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Re-schedule all' }));
    await answer('Cancel', 'Do you want to re-schedule the manufacturing start date for all cases?');
    await said('Operation cancelled.');
  },
};

/** Down to minus the lead time; what is shorter is refused and stays to be mended. All rows are sent (F38). */
export const LeadTimes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lead Time Modifications' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lead Time Modifications' });
    const days = await within(dialog).findByRole('textbox', { name: 'Additional days of Shipped' });
    await userEvent.clear(days);
    await userEvent.type(days, '-4');
    const apply = within(dialog).getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await expect(await within(dialog).findByText('From -3 to 999')).toBeVisible();
    await expect(days).toHaveValue('-4');
    await userEvent.clear(days);
    await userEvent.type(days, '-3');
    await userEvent.click(apply);
    await said('Lead times changed succesfully.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getPlanMilestones)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getPlanMilestones, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
