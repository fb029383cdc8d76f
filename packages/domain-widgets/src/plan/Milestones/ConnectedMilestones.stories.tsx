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
import type { Write } from '@crt/api-client/operation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { conflictAnswer, StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedMilestones } from './ConnectedMilestones.tsx';

const model = { ...exampleOf(getPlanMilestones), lockedMilestones: true };

/** The calls that were made, with their bodies. */
const sent = fn<(call: string, body?: unknown) => void>();
/** East of UTC, as the calls want it (F40). */
const timeZoneOffset = 0 - new Date().getTimezoneOffset();
const ofPlan = { id: model.fulfilmentPlanId };
const ofMilestone = { ...ofPlan, timeZoneOffset, timestampBase64: model.timestampBase64 };

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
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const noted = <Input extends object, Answer>(call: string, operation: Write<Input, Answer>) =>
      mock(operation, (input) => {
        sent(call, 'body' in input ? input.body : undefined);
        return exampleOf(operation);
      });
    msw.use(
      mock(getPlanMilestones, model),
      mock(getRequestInformation, exampleOf(getRequestInformation)),
      mock(listPlanLeadTimeModifications, exampleOf(listPlanLeadTimeModifications)),
      mock(updatePlanLeadTimeModifications, exampleOf(updatePlanLeadTimeModifications)),
      noted('due', editMilestonePlannedDate),
      noted('actual', editMilestoneActualDate),
      noted('start', editPlanManufacturingStartDate),
      noted('recalculate', recalculateManufacturingStarts),
      noted('unlock', unlockMilestones),
    );
  },
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

/** With the stamp that was read and the offset of this clock; planned and actual have a call each (F40). */
export const Saves: Story = {
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Shipped');
    await said('Milestone Due Date changed succesfully.');
    await moveDate(canvas, 'Actual Date of Design Approved');
    await said('Milestone Actual Date changed succesfully.');
    await expect(sent.mock.calls).toEqual([
      ['due', expect.objectContaining({ ...ofMilestone, milestoneId: 7, ignoreWarning: false })],
      ['actual', expect.objectContaining({ ...ofMilestone, milestoneId: 4, ignoreWarning: false })],
    ]);
  },
};

/** A date before its predecessor is asked about, and sent again (F40). */
export const Warned: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(editMilestonePlannedDate, ({ body }) => {
        sent('due', body);
        return body.ignoreWarning === true
          ? exampleOf(editMilestonePlannedDate)
          : { ...exampleOf(editMilestonePlannedDate), result: 1 as const, message: 'Sure?', data: null };
      }),
    );
  },
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Shipped');
    await answer('OK', 'Sure?');
    await said('Milestone Due Date changed succesfully.');
    await expect(sent).toHaveBeenCalledTimes(2);
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
    const editor = canvas.getByRole('group', { name: 'Edit Due Date of Shipped' });
    await waitFor(() => expect(editor).toContainElement(document.activeElement as HTMLElement));
  },
};

/** The start in capacity scope asks, sets the start and plans the type anew; one message (F42). */
export const CapacityStart: Story = {
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Manufacturing Started');
    await answer('OK', 'Do you really want to change Manufacturing start date?');
    await said('Manufacturing start date changed succesfully.');
    await expect(sent.mock.calls).toEqual([
      ['start', { ...ofPlan, newValue: expect.stringMatching(/^2026-11-24T15:00/), timeZoneOffset }],
      ['recalculate', { ...ofPlan, newValue: model.productTypeCode }],
    ]);
  },
};

/** Declined, nothing is sent (F42). */
export const CapacityStartDeclined: Story = {
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Manufacturing Started');
    await answer('Cancel', 'Do you really want to change Manufacturing start date?');
    await said('Operation cancelled.');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Out of that scope the start is a milestone like any other, and there is nothing to plan anew (F42, F43). */
export const OutOfCapacityScope: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getPlanMilestones, { ...model, isInCBSScope: false })),
  play: async ({ canvas }) => {
    await moveDate(canvas, 'Due Date of Manufacturing Started');
    await said('Milestone Due Date changed succesfully.');
    await expect(sent.mock.calls).toEqual([
      ['due', expect.objectContaining({ ...ofMilestone, milestoneId: 5 })],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Re-schedule all' })).toBeNull();
  },
};

export const Unlock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock milestones' }));
    await answer('OK', 'Automatic schedule will be enabled. Are you sure to unlock milestone dates?');
    await said('Milestones unlocked succesfully.');
    await expect(sent.mock.calls.map(([call]) => call)).toEqual(['unlock']);
  },
};

/** All starts of the product type, by its code (F43). */
export const RescheduleAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Re-schedule all' }));
    await answer('OK', 'This operation cannot be reverted.');
    await said('Manufacturing start date re-scheduled succesfully.');
    await expect(sent.mock.calls).toEqual([['recalculate', { ...ofPlan, newValue: model.productTypeCode }]]);
  },
};

export const RescheduleAllCancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Re-schedule all' }));
    await answer(
      'Cancel',
      'Do you want to re-schedule the manufacturing start date for all cases? This operation cannot be reverted.',
    );
    await said('Operation cancelled.');
    await expect(sent).not.toHaveBeenCalled();
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
    await expect(days).toHaveFocus();
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
