import {
  addRework,
  completeJobStep,
  editManufacturingOrderNumber,
  finalizeManufacturingCycle,
  getManufacturingCycleDetails,
  restartJob,
  undoJobStep,
} from '@crt/api-client/main/manufacturing-cycle';
import { addManufacturingComment } from '@crt/api-client/main/manufacturing-comment';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { ConnectedMilestones } from '../../plan/Milestones/ConnectedMilestones.tsx';
import { ConnectedPlanChanges } from '../../plan/PlanChanges/ConnectedPlanChanges.tsx';
import { ConnectedRequestInformation } from '../../plan/RequestInformation/ConnectedRequestInformation.tsx';
import { ConnectedWorkflowWizard } from '../../workflow/PrototypeWorkflow/ConnectedWorkflowWizard.tsx';
import { conflictAnswer, StorySurroundings } from '../../plan/panel/story-surroundings.tsx';
import { sampleCycle, sampleJob, sampleOrder } from '../sample-jobs.ts';
import { ConnectedManufacturingDetails } from './ConnectedManufacturingDetails.tsx';
import { planAnswers, storyParts } from './story-parts.tsx';

const parts = storyParts({
  Information: ConnectedRequestInformation,
  Milestones: ConnectedMilestones,
  Changes: ConnectedPlanChanges,
  Wizard: ConnectedWorkflowWizard,
});

const meta = {
  title: 'Widgets/Manufacturing/ConnectedManufacturingDetails',
  tags: ['no-visual'],
  component: ConnectedManufacturingDetails,
  args: { cycleId: sampleCycle.id, ...parts },
  decorators: [
    (Story) => (
      <StorySurroundings width="100%">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    calls.mockClear();
    msw.use(mock(getManufacturingCycleDetails, sampleCycle), ...planAnswers());
  },
} satisfies Meta<typeof ConnectedManufacturingDetails>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const calls = fn<(body: object) => void>();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const answer = async (name: 'OK' | 'Cancel', question: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
  await expect(dialog).toHaveTextContent(question);
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
const told = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const stamp = sampleCycle.timestamp;
const job = { manufacturingCycleId: sampleCycle.id, manufacturingJobId: sampleJob.id };
const withJob = (changes: object) => ({
  ...sampleCycle,
  workOrderModels: [{ ...sampleOrder, manufacturingJobs: [{ ...sampleJob, ...changes }] }],
});

/** Facts, work orders and tabs; the request information is only read here (H2, H3, H14, H22, H27). */
export const Default: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work Order' })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Milestones',
      'Changes',
      'Comments2',
    ]);
    const information = within(await canvas.findByRole('region', { name: 'Request Information' }));
    await expect(information.queryByRole('button', { name: /Edit/ })).toBeNull();
    const tab = canvas.getByRole('group', { name: 'Milestones' });
    await expect(tab.getBoundingClientRect().height).toBe(280);
    // The frame of the table is seen whole, and what does not fit is scrolled in it.
    const frame = (await within(tab).findByRole('table')).parentElement as HTMLElement;
    await expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      tab.getBoundingClientRect().bottom,
    );
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  },
};

/** The table of changes is as high as that of milestones, whatever is in it (H3, T25). */
export const ChangesTable: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
    await expect(heightOf(await canvas.findByRole('group', { name: 'Milestones' }))).toBe(280);
    await userEvent.click(canvas.getByRole('tab', { name: 'Changes' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Changes' });
    const table = await within(panel).findByRole('grid');
    await expect(heightOf(panel.firstElementChild as HTMLElement)).toBe(280);
    await expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(panel.getBoundingClientRect().top);
  },
};

/** Done: the current step is implied, the stamp goes along, the page shows the new state, and nothing is told beside it (H6, H12, H25). */
export const StepAdvances: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(completeJobStep, ({ body }) => {
        calls(body);
        msw.use(
          mock(
            getManufacturingCycleDetails,
            withJob({ ...advanced, canStartStep: true, canCompleteStep: false }),
          ),
        );
        return exampleOf(completeJobStep);
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Done');
    const card = within(canvas.getByRole('region', { name: sampleJob.name }));
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('CleaningStep 4 of 5'));
    await expect(calls.mock.calls).toEqual([[{ ...job, timestampBase64: stamp }]]);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
const advanced = { currentJobStepId: 40_214, completedNumberSteps: 3, progress: 60 };

/** Asked first; the second of two clicks does nothing (H8). */
export const Restart: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(restartJob, ({ body }) => {
        calls(body);
        return exampleOf(restartJob);
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Restart');
    await answer('Cancel', 'Are you sure you want to restart manufacturing job?');
    await told('Operation cancelled.');
    await expect(calls).not.toHaveBeenCalled();
    await expectOpen(() => canvas.getByRole('button', { name: 'Restart' }));
    await press(canvas, 'Restart');
    await answer('OK', 'Are you sure you want to restart manufacturing job?');
    await told('Restart succeded.');
    await expect(calls.mock.calls).toEqual([[{ ...job, timestampBase64: stamp }]]);
  },
};

/** Undo that takes a rework away asks first, in the server's words; only the answer removes it (A24). */
export const UndoOfRework: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingCycleDetails, withJob({ canUndoJob: true })),
      mock(undoJobStep, ({ body }) => {
        calls(body);
        const { ignoreWarning } = body;
        return ignoreWarning
          ? exampleOf(undoJobStep)
          : { ...exampleOf(undoJobStep), result: 1, message: lost, data: null };
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Undo');
    await answer('Cancel', lost);
    await expectOpen(() => canvas.getByRole('button', { name: 'Undo' }));
    await press(canvas, 'Undo');
    await answer('OK', lost);
    const undo = { ...job, timestampBase64: stamp };
    await waitFor(() =>
      expect(calls.mock.calls).toEqual([[undo], [undo], [{ ...undo, ignoreWarning: true }]]),
    );
  },
};
const lost = 'Undo removes the rework of 40-2210 with its steps: Prepare blank, Milling. Remove it?';

/** The server's sentence tells why something was not done (H7). */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(completeJobStep, {
        ...exampleOf(completeJobStep),
        result: 2,
        message: 'A rework is still open.',
        data: null,
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Done');
    await told('A rework is still open.');
  },
};

/** Somebody else was quicker: who, and that nothing was done; the page shows how it is now (H7, F11). */
export const StaleStamp: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(completeJobStep, conflictAnswer('Milling', 'In Progress', 'Completed'))),
  play: async ({ canvas }) => {
    await press(canvas, 'Done');
    await told('Hanna Meyer changed this at the same time.');
    await told('Nothing was done; the page shows how it is now.');
  },
};

/** A step that was completed is repeated, for the material of its work order: another order's is not offered (H9, H10). */
export const AddsRework: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingCycleDetails, {
        ...sampleCycle,
        workOrderModels: [
          { ...sampleOrder, manufacturingJobs: [{ ...sampleJob, canRework: true }] },
          { ...sampleOrder, materialNumber: '40-2211', manufacturingJobs: [] },
        ],
      }),
      mock(addRework, ({ body }) => {
        calls(body);
        return exampleOf(addRework);
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Rework');
    const form = within(await screen.findByRole('dialog', { name: 'Rework' }));
    await userEvent.click(form.getByRole('button', { name: /Job step/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '1. Prepare STL data',
      '2. Prepare blank',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '2. Prepare blank' }));
    await expect(form.queryByText('Material number')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls.mock.calls).toEqual([
      [{ ...job, startJobStepId: 40_212, name: '40-2210', timestampBase64: stamp }],
    ]);
  },
};

/** All steps that are left are skipped, after a question; the button goes, and the focus stays in its panel (H16). */
export const Finalizes: Story = {
  beforeEach: ({ msw }) => {
    let isFinalized = false;
    msw.use(
      mock(getManufacturingCycleDetails, () => ({ ...sampleCycle, showSkipButton: !isFinalized })),
      mock(finalizeManufacturingCycle, ({ body }) => {
        calls(body);
        isFinalized = true;
        return exampleOf(finalizeManufacturingCycle);
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Finalize');
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
    await expect(dialog).toHaveTextContent('3 steps are skipped.');
    // An Enter too many skips nothing.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await answer('OK', 'Are you sure you want to skip all steps?');
    await told('Manufacturing finalized.');
    await expect(calls.mock.calls).toEqual([[{ id: sampleCycle.id, timestamp: stamp }]]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Finalize' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Manufacturing' })).toHaveFocus());
  },
};

/** Edited where it stands, with the stamp under the name of this call (H17). */
export const OrderNumber: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editManufacturingOrderNumber, ({ body }) => {
        calls(body);
        return exampleOf(editManufacturingOrderNumber);
      }),
    ),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Manufacturing' }));
    await userEvent.click(panel.getByRole('button', { name: /Edit Order Number$/ }));
    const field = await panel.findByRole('textbox', { name: 'Order Number' });
    await userEvent.clear(field);
    await userEvent.type(field, 'SO-9{Enter}');
    await told('Order number updated.');
    await expect(calls.mock.calls).toEqual([[{ id: sampleCycle.id, orderNumber: 'SO-9', timestamp: stamp }]]);
  },
};

/** By the rules of the comments of plans (H19). */
export const Comments: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addManufacturingComment, ({ body }) => {
        calls(body);
        return exampleOf(addManufacturingComment);
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Comments/ }));
    const panel = within(await canvas.findByRole('region', { name: 'Comments' }));
    await expect(panel.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
    await userEvent.type(panel.getByRole('textbox', { name: 'Comment' }), 'Blank has arrived.');
    await userEvent.click(panel.getByRole('button', { name: 'Add' }));
    await told('Comment added.');
    await expect(calls.mock.calls).toEqual([
      [{ manufacturingCycleId: sampleCycle.id, text: 'Blank has arrived.' }],
    ]);
  },
};

/** Everything to read, nothing to do (H23). */
export const ReadOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingCycleDetails, {
        ...sampleCycle,
        canManageManufacturingCycles: false,
        canManageFulfilmentPlan: false,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work Order' })).toBeVisible();
    for (const name of [/^In Progress$/, /^Done$/, /Edit/, 'Finalize', 'Reschedule'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(getManufacturingCycleDetails, { ...sampleCycle, workOrderModels: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No work orders yet')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getManufacturingCycleDetails)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getManufacturingCycleDetails, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The manufacturing details could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
