import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import {
  addCombinedPlan,
  editCombinedOrderIdentifier,
  getCombinedOrderDetails,
  getCombinedOrderWorkOrder,
  listCombinedManufacturingJobs,
  listCombinedOrderCandidates,
  removeCombinedPlan,
  startCombinedOrderStep,
  undoCombinedOrderStep,
} from '@crt/api-client/main/combined-order';
import { listCombinedOrderDefinitions } from '@crt/api-client/main/combined-order-option';
import type { WorkOrderJob } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { LiveEvent } from '../../shared/story-surroundings.tsx';
import { ConnectedCombinedOrder } from './ConnectedCombinedOrder.tsx';

const { targetCombinedOrder: order } = exampleOf(getCombinedOrderDetails);
const [definition] = exampleOf(listCombinedOrderDefinitions);
const ok = exampleOf(startCombinedOrderStep);

/** A job of four steps that stands at one of them. */
const jobAt = (currentSequenceNumber: number, more: Partial<WorkOrderJob> = {}): WorkOrderJob => ({
  ...exampleOf(getCombinedOrderWorkOrder),
  currentSequenceNumber,
  currentStepStatus: 0,
  canStart: true,
  canFinish: false,
  canUndo: currentSequenceNumber > 1,
  reasons: [],
  jobSteps: ['Ultrasonic Cleaning', 'Sterilization', 'Packaging', 'Release'].map((name, index) => ({
    id: index + 1,
    name,
  })),
  ...more,
});

const requests = [
  {
    id: 1,
    requestId: '26-10412',
    fulfilmentPlanId: 412,
    workflow: 'Sterilization',
    passNumber: 1,
    isReadyForManufacturing: true,
  },
  {
    id: 2,
    requestId: '26-10412',
    fulfilmentPlanId: 412,
    workflow: 'Sterilization',
    passNumber: 2,
    isReadyForManufacturing: false,
  },
];
const candidates = [
  { id: 7, requestId: '12-10001', manufacturingJobs: [{ id: 71, workflow: 'Sterilization' }] },
  {
    id: 8,
    requestId: '26-10012',
    manufacturingJobs: [
      { id: 81, workflow: 'Sterilization' },
      { id: 82, workflow: 'Sterilization of trays' },
    ],
  },
];

const meta = {
  title: 'Widgets/Manufacturing/CombinedOrder',
  component: ConnectedCombinedOrder,
  args: { order, userId: 'nobody', mayAct: true, mayComment: true, requestHref: (id) => `/cycles/${id}` },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <EditLockProvider>
          <Story />
        </EditLockProvider>
        <ConfirmOutlet />
        <ToastOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listCombinedOrderDefinitions,
        definition ? [{ ...definition, id: order.combinedOrderDefinitionId, keyType: 3 }] : [],
      ),
      mock(getCombinedOrderWorkOrder, jobAt(1)),
      mock(listCombinedManufacturingJobs, requests),
      mock(listCombinedOrderCandidates, candidates),
      mock(addCombinedPlan, ok),
      mock(removeCombinedPlan, ok),
    ),
} satisfies Meta<typeof ConnectedCombinedOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the dialog once the job says that it may be: its file comes then. */
async function openDialog(canvas: Canvas) {
  const add = await canvas.findByRole('button', { name: 'Add Request Id' });
  await expectOpen(add);
  await userEvent.click(add);
  return screen.findByRole('dialog', { name: 'Add Request Id' }, { timeout: 8_000 });
}

/** Called as its kind calls it; each request with its pass, and whether it can be made now (L5, L7, L16, L22, L23). */
export const Default: Story = {
  tags: ['visual-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sterile Lot Number')).toBeVisible();
    await expect(canvas.getByText('Tracking Number')).toBeVisible();
    await expect(await canvas.findByText('Pass 2')).toBeVisible();
    await expect(canvas.getAllByText('Not ready for manufacturing')).toHaveLength(1);
    await expectOpen(await canvas.findByRole('button', { name: 'In Progress' }));
    await expectOpen(canvas.getByRole('button', { name: 'Add Request Id' }));
    // What people wrote comes last.
    await expect(await canvas.findByRole('textbox', { name: /comment/i })).toBeVisible();
  },
};

/** At its second step, which runs: what is behind is done, and no request comes in any more (L11, L12). */
export const InProgress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCombinedOrderWorkOrder, jobAt(2, { currentStepStatus: 1, canStart: false, canFinish: true })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 2 of 4: Sterilization')).toBeVisible();
    const current = canvas.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveTextContent(/^.*Sterilization.*In Progress$/);
    await expect(current).not.toHaveTextContent('done');
    await expectOpen(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Add Request Id' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A step that is done from outside says so, and the closed buttons say the server's reason. */
export const WaitsForSignal: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getCombinedOrderWorkOrder,
        jobAt(2, {
          canStart: false,
          waitsForSignal: true,
          reasons: [{ action: 'start', text: 'The current step waits for a signal from outside.' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waits for a signal from outside/)).toBeVisible();
    const start = canvas.getByRole('button', { name: 'In Progress' });
    start.focus();
    await userEvent.hover(start);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The current step waits for a signal from outside.',
    );
  },
};

/** While earlier jobs of its requests are open, the signal does not come: for which is told where it stands (§3.5.8). */
export const WaitsForRequests: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getCombinedOrderWorkOrder,
        jobAt(2, {
          canStart: false,
          waitsForSignal: true,
          signalObstacles: [1, 2, 3, 4, 5, 6, 7].map((one) => `26-1050${one}: Milling is not done.`),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/which does not come yet/)).toBeVisible();
    const place = within(canvas.getByText('26-10501: Milling is not done.').parentElement as HTMLElement);
    await expect(place.getByText('26-10505: Milling is not done.')).toBeVisible();
    await expect(place.getByText('and 2 more')).toBeVisible();
    await expect(place.queryByText('26-10506: Milling is not done.')).toBeNull();
  },
};

/** With gloves on, where the buttons of an editor are large, the number that is edited is seen whole (L8). */
export const EditsWithGloves: Story = {
  tags: ['no-visual'],
  globals: { density: 'floor' },
  args: { order: { ...order, identifier: 'LOT-2611-15' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 950 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sterile Lot Number/ }));
    const field = await canvas.findByRole('textbox', { name: 'Sterile Lot Number' });
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** Undo says which workflow it means, and how far the order was seen to be (L10, L18). */
export const Undoes: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCombinedOrderWorkOrder, jobAt(2)),
      mock(undoCombinedOrderStep, ({ body, jobState }) =>
        body.workflowId === jobAt(2).workflowId && jobState === jobAt(2).jobState
          ? { ...ok, message: 'Taken back.' }
          : { ...ok, result: 2, message: 'No' },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Taken back.')).toBeVisible();
  },
};

/** A request is found by the beginning of its id; one workflow is chosen already, of several one has to be (L13). */
export const AddsARequest: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, msw }) => {
    const dialog = within(await openDialog(canvas));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByRole('combobox', { name: /Request Id/ })).toHaveAccessibleDescription(
      'Request Id is required',
    );
    await expect(dialog.getAllByText('Workflow is required')[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Request Id/ }), ' 26');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: '26-10012' }));
    await userEvent.click(dialog.getByRole('button', { name: /Workflow/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sterilization of trays' }));
    let added: unknown;
    msw.use(
      mock(addCombinedPlan, ({ body }) => {
        added = body;
        return ok;
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(added).toEqual({ combinedOrderId: order.id, manufacturingJobId: 82 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else took the request: the server's sentence is told, and the dialog closes (L14). */
export const TakenMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addCombinedPlan, {
        ...ok,
        result: 2,
        message: 'The job is in the combined order LOT-7 already.',
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = within(await openDialog(canvas));
    await userEvent.type(dialog.getByRole('combobox', { name: /Request Id/ }), '12');
    await userEvent.click(await screen.findByRole('option', { name: '12-10001' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('The job is in the combined order LOT-7 already.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Where that is known before Add is pressed, the dialog says so at what was chosen, which stays to be seen. */
export const TakenWhileChoosing: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <LiveEvent />
      <ConnectedCombinedOrder {...args} />
    </>
  ),
  play: async ({ canvas, msw }) => {
    const change = canvas.getByRole('button', { name: 'Change' });
    const dialog = within(await openDialog(canvas));
    const request = dialog.getByRole('combobox', { name: /Request Id/ });
    await userEvent.type(request, '12');
    await userEvent.click(await screen.findByRole('option', { name: '12-10001' }));
    msw.use(mock(listCombinedOrderCandidates, candidates.slice(1)));
    change.click();
    await waitFor(() =>
      expect(request).toHaveAccessibleDescription(
        'This request can no longer be added: it changed meanwhile.',
      ),
    );
    await expect(dialog.getByRole('button', { name: /Workflow/ })).toHaveTextContent('Sterilization');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** It is asked before a request goes, in the specified words (L15). */
export const RemovesARequest: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button', { name: 'Remove 26-10412' });
    await userEvent.click(remove as HTMLElement);
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await expect(question.getByText('This will delete Combined Request Id. Continue?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Combined Request Id has been removed.')).toBeVisible();
  },
};

/** An identifier is never empty; one that is taken is refused in the server's words (L8). */
export const IdentifierTaken: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editCombinedOrderIdentifier, { ...ok, result: 2, message: 'Identifier LOT-7 already exists.' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sterile Lot Number/ }));
    const field = await canvas.findByRole('textbox', { name: /Sterile Lot Number/ });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'LOT-7{Enter}');
    await expect(await screen.findByText('Identifier LOT-7 already exists.')).toBeVisible();
  },
};

/** Who only reads sees everything, and nothing to press (L21). */
export const ReadOnly: Story = {
  args: { mayAct: false, mayComment: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pass 2')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'In Progress' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add Request Id' })).toBeNull();
  },
};

/** Without a request there are no steps yet. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listCombinedManufacturingJobs, []),
      mock(getCombinedOrderWorkOrder, jobAt(0, { jobSteps: [], canStart: false, canUndo: false })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockPending(listCombinedManufacturingJobs), mockPending(getCombinedOrderWorkOrder)),
};

/** A part that fails says so in its own frame. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listCombinedManufacturingJobs, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'In Progress' })).toBeVisible();
  },
};
