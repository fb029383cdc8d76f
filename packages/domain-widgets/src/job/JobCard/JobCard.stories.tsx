import type { Job, JobStepOfJob } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleJob, sampleLongJob, sampleRework, sampleStep } from '../sample-jobs.ts';
import { JobCard } from './JobCard.tsx';

const meta = {
  title: 'Widgets/Manufacturing/JobCard',
  component: JobCard,
  args: {
    job: sampleJob,
    timeZone: 'Europe/Berlin',
    mayAct: true,
    onAct: fn(),
    onReworkAct: fn(),
  },
} satisfies Meta<typeof JobCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const open = {
  canStartStep: true,
  canCompleteStep: true,
  canRestartJob: true,
  canUndoJob: true,
  canRework: true,
};

/** Where the job stands, what can be done, and each step with its times (H13 to H15). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Steps of Milling and cleaning' });
    const items = within(steps).getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset['status'])).toEqual([
      'success',
      'success',
      'process',
      'wait',
      'wait',
    ]);
    await expect(items[0]).toHaveTextContent(/Prepare STL data.*Completed/);
    await expect(items[0]).toHaveTextContent('Planned19/11/2026 11:00 CET · 2 h');
    await expect(items[0]).toHaveTextContent('Actual19/11/2026 09:10 – 10:32 CET');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'MillingStep 3 of 5 · In Progress since 20/11/2026 09:40 CETWorked on by HMEY',
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 steps');
  },
};

/** The times of a plant elsewhere, with their zone as a tag, on the lines of their words. */
export const OtherZone: Story = {
  args: { timeZone: 'America/Detroit' },
  play: async ({ canvas }) => {
    const [step] = within(canvas.getByRole('list', { name: /^Steps of/ })).getAllByRole('listitem');
    const [planned, actual] = [...(step?.querySelectorAll('[data-component="Badge"]') ?? [])].map((tag) =>
      tag.getBoundingClientRect(),
    );
    await expect(planned?.bottom).toBeLessThan(actual?.top ?? 0);
  },
};

/** Each button does its action while its flag is set (H5). */
export const EveryAction: Story = {
  tags: ['no-visual'],
  args: { job: { ...sampleJob, ...open } },
  play: async ({ args, canvas }) => {
    for (const name of ['In Progress', 'Done', 'Rework', 'Undo', 'Restart'])
      await userEvent.click(button(canvas, name));
    await expect(args.onAct).toHaveBeenCalledTimes(5);
    for (const action of ['start', 'complete', 'rework', 'undo', 'restart'] as const)
      await expect(args.onAct).toHaveBeenCalledWith(action);
  },
};

/** Without its flag a button stays in its place, does nothing and says why: in the server's words, or in general ones (H5). */
export const ClosedWithReason: Story = {
  tags: ['no-visual'],
  args: {
    job: {
      ...sampleJob,
      ...Object.fromEntries(Object.keys(open).map((flag) => [flag, false])),
      reasons: [{ action: 'rework', text: 'The cycle is on hold.' }],
    },
  },
  play: async ({ args, canvas }) => {
    const reasons = {
      'In Progress': 'The current step cannot be started now.',
      Done: 'Only a step in progress can be completed.',
      Rework: 'The cycle is on hold.',
      Undo: 'There is nothing to take back.',
      Restart: 'The job has not been started.',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      await userEvent.tab();
      await expect(button(canvas, name)).toHaveFocus();
      await expect(button(canvas, name)).toHaveAttribute('aria-disabled', 'true');
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** A plan on hold closes everything: that stands on the card, not on each of its buttons alone. */
export const PlanOnHold: Story = {
  tags: ['no-visual'],
  args: {
    job: {
      ...sampleJob,
      ...Object.fromEntries(Object.keys(open).map((flag) => [flag, false])),
      reasons: (['start', 'complete', 'restart', 'undo', 'rework'] as const).map((action) => ({
        action,
        text: 'The plan is on hold.',
      })),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('The plan is on hold.')).toBeVisible(),
};

const waiting: Job = {
  ...sampleJob,
  jobSteps: sampleJob.jobSteps.map((step) =>
    step.id === sampleJob.currentJobStepId ? { ...step, status: 0, checkSyncStatusOnly: true } : step,
  ),
  canStartStep: false,
  canCompleteStep: false,
  reasons: [],
};

/** A step that nobody starts says what it waits for, on the card and on its closed buttons (§3.5.8). */
export const WaitsForSignal: Story = {
  tags: ['no-visual'],
  args: { job: waiting },
  play: async ({ canvas }) => {
    const text = 'Waits for a signal from outside; nobody starts or completes this step.';
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.tab();
    await expect(button(canvas, 'In Progress')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};

/** Where the signal waits for a job before this one, the card and its closed buttons say for which (§3.5.8). */
export const WaitsForEarlierJob: Story = {
  tags: ['no-visual'],
  args: { job: { ...waiting, signalAfter: 'Bending' } },
  play: async ({ canvas }) => {
    const text = /^Waits for a signal from outside, which comes when Bending is done/;
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.tab();
    await expect(button(canvas, 'In Progress')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};

/** A step that came to its end, or goes on, after it was planned to. */
const late = (step: JobStepOfJob, criticalityLevel: number): JobStepOfJob => ({
  ...step,
  criticalityLevel,
  plannedEndDate: step.actualStartDate,
});

/** Every state of a step as a sign, a colour and words, and each degree of lateness (H13). */
export const EveryState: Story = {
  tags: ['visual', 'visual-dark', 'visual-forced'],
  args: {
    job: {
      ...sampleJob,
      jobSteps: [
        sampleStep(1, 2, 'Prepare STL data'),
        late(sampleStep(2, 2, 'Milling'), 1),
        sampleStep(3, 4, 'Deburring'),
        late(sampleStep(4, 3, 'Dimensional Inspection'), 2),
        late(sampleStep(5, 1, 'Cleaning'), 3),
        { ...sampleStep(6, 0, 'Visual Inspection'), showExpectedTime: false },
      ],
      currentJobStepId: 40_305,
      overallNumberSteps: 6,
      completedNumberSteps: 3,
      progress: 50,
    },
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset['status'])).toEqual([
      'success',
      'success',
      'skipped',
      'error',
      'process',
      'wait',
    ]);
    for (const words of ['Late', 'Very late']) await expect(canvas.getByText(words)).toBeVisible();
    await expect(items[5]).not.toHaveTextContent('Planned');
  },
};

/** A pending job: the first step can be started, nothing can be taken back. */
export const NotBegun: Story = {
  args: {
    job: {
      ...sampleLongJob(6, 0),
      name: 'Milling',
      jobSteps: sampleLongJob(6, -1).jobSteps,
      currentJobStepId: 40_301,
      currentUserSymbol: null,
      manufacturingStatusDescription: 'Not started',
      ...Object.fromEntries(Object.keys(open).map((flag) => [flag, flag === 'canStartStep'])),
    },
  },
};

/** All steps are behind us. */
export const Finished: Story = {
  args: {
    job: {
      ...sampleLongJob(5, 5),
      name: 'Milling and cleaning',
      manufacturingStatusDescription: 'Completed',
      canStartStep: false,
      canCompleteStep: false,
      canRework: true,
    },
  },
};

/** Of many steps those around the current one are in sight; the others come when they are asked for. */
export const ManySteps: Story = {
  tags: ['visual'],
  args: { job: sampleLongJob(25, 12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(button(canvas, '9 earlier steps')).toBeVisible();
  },
};

/** All twenty-five, numbered as they are. */
export const AllOfManySteps: Story = {
  tags: ['no-visual'],
  args: { job: sampleLongJob(25, 12) },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, '9 earlier steps'));
    await userEvent.click(button(canvas, '6 later steps'));
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(25);
    await expect(items[24]).toHaveTextContent(/^25/);
    await expect(canvas.queryByRole('button', { name: /steps$/ })).toBeNull();
  },
};

const reworked = { ...sampleJob, reworks: [sampleRework], canCompleteStep: false };

/** Reworks stand below their job, with steps and actions of their own (H11, H26). */
export const WithRework: Story = {
  tags: ['visual'],
  args: { job: reworked },
  play: async ({ canvas }) => {
    const rework = within(canvas.getByRole('region', { name: 'Rework of 40-2210, 40-2211' }));
    await expect(rework.getAllByRole('listitem')).toHaveLength(2);
    await expect(rework.getByRole('button', { name: 'In Progress' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(rework.queryByRole('button', { name: 'Restart' })).toBeNull();
  },
};

/** A rework is started and completed by its own buttons (H11). */
export const ReworkActs: Story = {
  tags: ['no-visual'],
  args: { job: reworked },
  play: async ({ args, canvas }) => {
    const rework = within(canvas.getByRole('region', { name: 'Rework of 40-2210, 40-2211' }));
    await userEvent.click(rework.getByRole('button', { name: 'Done' }));
    await expect(args.onReworkAct.mock.calls).toEqual([[771, 'complete']]);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** One action is on its way: its button waits, the others say why they do not answer (F10). */
export const Busy: Story = {
  args: {
    job: reworked,
    busy: { action: 'complete', reworkId: 771 },
    lockedReason: 'Another change is being saved.',
  },
  play: async ({ args, canvas }) => {
    for (const each of canvas.getAllByRole('button')) await userEvent.click(each);
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(args.onReworkAct).not.toHaveBeenCalled();
  },
};

/** Whoever does not manage cycles reads everything and does nothing (H23). */
export const ReadOnly: Story = {
  args: { job: reworked, mayAct: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On the factory floor everything that can be pressed is large enough for gloves. */
export const Floor: Story = {
  tags: ['visual'],
  globals: { density: 'floor' },
  args: { job: sampleLongJob(25, 12) },
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('button')) {
      const { height, width } = each.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Where the actions take two lines, each begins at the edge of the card and no line between them is left over. */
export const ActionsOnTwoLines: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const start = (name: string) => button(canvas, name).getBoundingClientRect();
    await expect(start('Rework').top).toBeGreaterThanOrEqual(start('Done').bottom);
    await expect(start('Rework').left).toBe(start('In Progress').left);
  },
};

/** The job of a workflow that nobody gave a step. */
export const Empty: Story = {
  args: {
    job: {
      ...sampleJob,
      jobSteps: [],
      currentJobStepId: null,
      overallNumberSteps: 0,
      completedNumberSteps: 0,
    },
  },
};

export const LongTexts: Story = {
  args: {
    job: {
      ...sampleJob,
      name: 'Temporomandibular joint prosthesis with patient-specific guides, milling and cleaning in two passes',
      manufacturingStatusDescription: 'Waiting for the external sterilisation of lot LOT-2611-03',
      jobSteps: sampleJob.jobSteps.map((step) => ({
        ...step,
        criticalityLevel: 2,
        name: `${step.name} on the five-axis machine with a second clamping of the blank`,
      })),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
