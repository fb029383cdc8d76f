import {
  deletePrototypeWorkflow,
  getPrototypeCycleDetails,
  startPrototypeStep,
  updatePrototypeWorkflow,
} from '@crt/api-client/main/prototype-cycle';
import { listJobStepsForWorkflows } from '@crt/api-client/main/workflow';
import { exampleOf, mock } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedMilestones } from '../../plan/Milestones/ConnectedMilestones.tsx';
import { ConnectedPlanChanges } from '../../plan/PlanChanges/ConnectedPlanChanges.tsx';
import { ConnectedRequestInformation } from '../../plan/RequestInformation/ConnectedRequestInformation.tsx';
import { ConnectedWorkflowWizard } from '../../workflow/PrototypeWorkflow/ConnectedWorkflowWizard.tsx';
import { StorySurroundings } from '../../plan/panel/story-surroundings.tsx';
import { sampleJobSteps } from '../../workflow/sample-workflow.ts';
import { ConnectedManufacturingDetails } from '../ManufacturingDetails/ConnectedManufacturingDetails.tsx';
import { planAnswers, storyParts } from '../ManufacturingDetails/story-parts.tsx';
import { samplePrototype, startedPrototype } from '../sample-prototype.ts';

const parts = storyParts({
  Information: ConnectedRequestInformation,
  Milestones: ConnectedMilestones,
  Changes: ConnectedPlanChanges,
  Wizard: ConnectedWorkflowWizard,
});

const meta = {
  title: 'Widgets/Manufacturing/PrototypeDetails',
  tags: ['no-visual'],
  component: ConnectedManufacturingDetails,
  args: { cycleId: samplePrototype.id, isPrototype: true, ...parts },
  decorators: [
    (Story) => (
      <StorySurroundings width="100%">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    calls.mockClear();
    msw.use(
      ...planAnswers(),
      mock(getPrototypeCycleDetails, samplePrototype),
      mock(
        listJobStepsForWorkflows,
        sampleJobSteps.map((step) => ({ ...exampleOf(listJobStepsForWorkflows)[0], ...step })),
      ),
    );
  },
} satisfies Meta<typeof ConnectedManufacturingDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

const calls = fn<(input: object) => void>();
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The card that says what it is, and buttons at each workflow (I1, I2). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This is a prototype case. It's workflow steps may be modified."),
    ).toBeVisible();
    for (const name of ['Add new workflow', 'Modify workflow', 'Delete workflow'])
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  },
};

/** Once a job has started its workflow stays as it is, and says so; a rework is never possible here, and says so (I3, I8). */
export const Started: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getPrototypeCycleDetails, startedPrototype)),
  play: async ({ canvas }) => {
    const reasons = {
      'Modify workflow': 'A job of this workflow has started.',
      'Delete workflow': 'A job of this workflow has started.',
      Rework: 'A rework cannot be added to a prototype.',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const button = await canvas.findByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      for (let tabs = 0; tabs < 40 && document.activeElement !== button; tabs += 1) await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    }
  },
};

/** On hold nothing of a prototype changes, and what is closed says so. */
export const OnHold: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(getPrototypeCycleDetails, { ...samplePrototype, workflowsReason: 'The plan is on hold.' })),
  play: async ({ canvas }) => {
    for (const name of ['Add new workflow', 'Modify workflow', 'Delete workflow']) {
      const button = await canvas.findByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      for (let tabs = 0; tabs < 40 && document.activeElement !== button; tabs += 1) await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('The plan is on hold.');
    }
  },
};

/** The same actions with the ids of prototypes (I9). */
export const StartsAStep: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(startPrototypeStep, ({ body }) => {
        calls(body);
        return exampleOf(startPrototypeStep);
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In Progress' }));
    await waitFor(() =>
      expect(calls.mock.calls).toEqual([
        [
          {
            prototypeManufacturingCycleId: samplePrototype.id,
            prototypeManufacturingJobId: 15_207,
            jobState: '1:21:0:0',
            timestampBase64: samplePrototype.timestamp,
          },
        ],
      ]),
    );
  },
};

/** The wizard numbers from 1, keeps the order of successors, and keeps what a failed save did not take (I4 to I6, I11). */
export const ModifiesAWorkflow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updatePrototypeWorkflow, ({ body }) => {
        calls(body);
        return exampleOf(updatePrototypeWorkflow);
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modify workflow' }));
    const wizard = within(await screen.findByRole('dialog', { name: 'Manufacturing Cycle Workflow Wizard' }));
    (await wizard.findByRole('button', { name: 'Move Cleaning' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    const name = wizard.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(wizard.getByRole('button', { name: 'Save workflow' }));
    await expect(wizard.getByText('Name is required')).toBeVisible();
    await userEvent.type(name, 'Cleaning first');
    await userEvent.click(wizard.getByRole('button', { name: 'Save workflow' }));
    await told('Workflow updated succesfully.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls.mock.calls).toEqual([
      [
        {
          id: 512,
          name: 'Cleaning first',
          jobSteps: [
            { workflowStepId: 24, successStepId: null, sequenceNumber: 1 },
            { workflowStepId: 21, successStepId: null, sequenceNumber: 2 },
          ],
          timestampBase64: samplePrototype.timestamp,
        },
      ],
    ]);
  },
};

/** Asked first; a no is told in its own words (I7). */
export const DeletesAWorkflow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deletePrototypeWorkflow, (input) => {
        calls(input);
        return exampleOf(deletePrototypeWorkflow);
      }),
    ),
  play: async ({ canvas }) => {
    const ask = async (answer: 'OK' | 'Cancel') => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete workflow' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
      await expect(dialog).toHaveTextContent('Are you sure you want to delete this workflow?');
      await userEvent.click(within(dialog).getByRole('button', { name: answer }));
    };
    await ask('Cancel');
    await told('Deleting workflow canceled.');
    await expect(calls).not.toHaveBeenCalled();
    await ask('OK');
    await waitFor(() =>
      expect(calls.mock.calls).toEqual([[{ id: 512, timestampBase64: samplePrototype.timestamp }]]),
    );
  },
};

/** Who only reads has no buttons (H23). */
export const ReadOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(getPrototypeCycleDetails, { ...samplePrototype, canManageManufacturingCycles: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Workflow Milling and cleaning')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /workflow$/ })).toBeNull();
  },
};

/** A prototype to which nobody gave a workflow. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(getPrototypeCycleDetails, { ...samplePrototype, prototypeWorkProcedureModels: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No workflows yet')).toBeVisible();
  },
};
