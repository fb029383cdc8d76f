import { createPrototypeWorkflow } from '@crt/api-client/main/prototype-cycle';
import { listJobStepsForWorkflows } from '@crt/api-client/main/workflow';
import { exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../plan/panel/story-surroundings.tsx';
import { sampleJobSteps } from '../sample-workflow.ts';
import { ConnectedWorkflowWizard } from './ConnectedWorkflowWizard.tsx';

const calls = fn<(input: object) => void>();

const meta = {
  title: 'Widgets/Workflow/ConnectedWorkflowWizard',
  tags: ['no-visual'],
  component: ConnectedWorkflowWizard,
  args: { cycleId: 8252, stamp: 'AAAAAAAAB9E=', procedure: undefined, onClose: fn() },
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
      mock(
        listJobStepsForWorkflows,
        sampleJobSteps.map((step) => ({ ...exampleOf(listJobStepsForWorkflows)[0], ...step })),
      ),
      mock(createPrototypeWorkflow, (input) => {
        calls(input);
        return exampleOf(createPrototypeWorkflow);
      }),
    );
  },
} satisfies Meta<typeof ConnectedWorkflowWizard>;
export default meta;

type Story = StoryObj<typeof meta>;
const wizard = async () =>
  within(await screen.findByRole('dialog', { name: 'Manufacturing Cycle Workflow Wizard' }));

/** A new workflow: a name, and steps that are picked (I2, I5). */
export const AddsAWorkflow: Story = {
  play: async ({ args }) => {
    const opened = await wizard();
    await userEvent.type(opened.getByRole('textbox', { name: 'Name' }), 'Milling');
    await userEvent.click(await opened.findByRole('button', { name: 'Add Step' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add Steps' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Milling' }));
    await userEvent.click(picker.getByRole('button', { name: 'Add 1 step' }));
    await userEvent.click(opened.getByRole('button', { name: 'Save workflow' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(calls.mock.calls).toEqual([
      [
        {
          id: 8252,
          body: {
            name: 'Milling',
            jobSteps: [{ workflowStepId: 21, successStepId: null, sequenceNumber: 1 }],
            timestampBase64: 'AAAAAAAAB9E=',
          },
        },
      ],
    ]);
  },
};

/** Somebody added one meanwhile: that is told, what was entered stays, and who saves again insists. */
export const SavesAfterOthers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(createPrototypeWorkflow, (input) => {
        calls(input);
        return input.body.timestampBase64 === 'AAAAAAAAB9E='
          ? {
              result: 2,
              message: 'Jana Weiss was faster. Try: Milling.',
              timestamp: 'AAAAAAAAB9I=',
              data: null,
            }
          : exampleOf(createPrototypeWorkflow);
      }),
    ),
  play: async ({ args }) => {
    const opened = await wizard();
    await userEvent.type(opened.getByRole('textbox', { name: 'Name' }), 'Milling');
    await userEvent.click(await opened.findByRole('button', { name: 'Add Step' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add Steps' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Milling' }));
    await userEvent.click(picker.getByRole('button', { name: 'Add 1 step' }));
    const save = opened.getByRole('button', { name: 'Save workflow' });
    await userEvent.click(save);
    await expect(await screen.findByText('Jana Weiss was faster. Try: Milling.')).toBeVisible();
    await expect(screen.getByText(/save again to put yours in its place/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(calls).toHaveBeenCalledTimes(2);
  },
};

/** Without the job steps nothing can be picked: that is told, with a way to ask again. */
export const StepsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listJobStepsForWorkflows, 500, 'The database is away.')),
  play: async () => {
    const opened = await wizard();
    await expect(await opened.findByText('The job steps could not be loaded.')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
