import { getManufacturingCycleDetails } from '@crt/api-client/main/manufacturing-cycle';
import { getPrototypeCycleDetails } from '@crt/api-client/main/prototype-cycle';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedMilestones } from '../../plan/Milestones/ConnectedMilestones.tsx';
import { ConnectedPlanChanges } from '../../plan/PlanChanges/ConnectedPlanChanges.tsx';
import { ConnectedRequestInformation } from '../../plan/RequestInformation/ConnectedRequestInformation.tsx';
import { ConnectedWorkflowWizard } from '../../workflow/PrototypeWorkflow/ConnectedWorkflowWizard.tsx';
import { StorySurroundings } from '../../plan/panel/story-surroundings.tsx';
import { LiveEvent } from '../../shared/story-surroundings.tsx';
import { sampleCycle } from '../sample-jobs.ts';
import { samplePrototype } from '../sample-prototype.ts';
import {
  ConnectedManufacturingDialog,
  type ConnectedManufacturingDialogProps,
} from './ConnectedManufacturingDialog.tsx';
import { planAnswers, storyParts } from './story-parts.tsx';

/** Keeps which cycle is open, as the list does. */
const Holder = (props: ConnectedManufacturingDialogProps) => {
  const [cycleId, setCycleId] = useState(props.cycleId);
  return <ConnectedManufacturingDialog {...props} cycleId={cycleId} onShow={setCycleId} />;
};

const neighbour = {
  ...samplePrototype,
  id: 8240,
  context: { ...place(8240, 5), prevRecordId: sampleCycle.id },
};

function place(recordId: number, recordIndexNumber: number) {
  return {
    recordId,
    recordIndexNumber,
    recordsNumber: 57,
    nextRecordId: null,
    prevRecordId: null,
    displayedRecordsNumber: 10,
  };
}

const parts = storyParts({
  Information: ConnectedRequestInformation,
  Milestones: ConnectedMilestones,
  Changes: ConnectedPlanChanges,
  Wizard: ConnectedWorkflowWizard,
});

const meta = {
  title: 'Widgets/Manufacturing/ConnectedManufacturingDialog',
  tags: ['no-visual'],
  component: ConnectedManufacturingDialog,
  args: { cycleId: sampleCycle.id, onShow: fn(), onClose: fn(), ...parts },
  render: (args) => (
    <StorySurroundings width="100%">
      <Holder {...args} />
    </StorySurroundings>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingCycleDetails, sampleCycle),
      mock(getPrototypeCycleDetails, neighbour),
      ...planAnswers(),
    ),
} satisfies Meta<typeof ConnectedManufacturingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Manufacturing Cycle Details' }));

/** Over six tenths of the window, with its place in the filtered list (G4, G25). */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const opened = await dialog();
    await waitFor(() => expect(opened.getByText('4 of 57')).toBeVisible());
    // The overlay has a margin of its own.
    await expect(screen.getByRole('dialog').offsetWidth / window.innerWidth).toBeCloseTo(0.6, 1);
  },
};

/** The same actions as on the page; a step to the neighbour shows a prototype with its own jobs (G5, H29). */
export const StepsToAPrototype: Story = {
  play: async ({ args, msw }) => {
    const opened = await dialog();
    const jobs = await opened.findByRole('group', { name: 'Actions on Milling and cleaning' });
    await expect(
      within(jobs)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['In Progress', 'Done', 'Rework', 'Undo', 'Restart']);
    msw.use(mockProblem(getManufacturingCycleDetails, 404, 'Manufacturing cycle was not found.'));
    await userEvent.click(opened.getByRole('button', { name: 'Next' }));
    await expect(
      await opened.findByText("This is a prototype case. It's workflow steps may be modified."),
    ).toBeVisible();
    await expect(opened.getByText('5 of 57')).toBeVisible();
    // Not on Close, which a further Enter would press.
    await expect(opened.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(opened.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** What changes elsewhere takes nothing away that is being done for a prototype, though the first call never knows it. */
export const PrototypeStaysWhileThingsChange: Story = {
  render: (args) => (
    <StorySurroundings width="100%">
      <LiveEvent />
      <Holder {...args} />
    </StorySurroundings>
  ),
  play: async ({ msw }) => {
    msw.use(mockProblem(getManufacturingCycleDetails, 404, 'Manufacturing cycle was not found.'));
    const opened = await dialog();
    await userEvent.click(await opened.findByRole('button', { name: 'Modify workflow' }));
    const wizard = await screen.findByRole('dialog', { name: /workflow/i });
    let reads = 0;
    msw.events.on('response:mocked', ({ request }: { request: Request }) => {
      if (request.url.includes('GetDetails')) reads++;
    });
    screen.getByRole('button', { name: 'Change', hidden: true }).click();
    await waitFor(() => expect(reads).toBe(1));
    await expect(wizard).toBeVisible();
  },
};
