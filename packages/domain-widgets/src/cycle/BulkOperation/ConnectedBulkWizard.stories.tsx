import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { listCompatibleCycles, listCycleWorkflows } from '@crt/api-client/main/bulk-operation';
import {
  completeJobStepInBulk,
  getManufacturingCycleStamp,
  startJobStepInBulk,
  undoJobStep,
} from '@crt/api-client/main/manufacturing-cycle';
import { listManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { listManufacturingAdditionalFilters } from '@crt/api-client/main/manufacturing-filter';
import { getManufacturingListFilters } from '@crt/api-client/main/manufacturing-option';
import { planStatus } from '@crt/domain/plan-status';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { unsavedOnPage } from '@crt/ui/unsaved';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noFilters } from '../../shared/list/list-query.ts';
import { bulkCyclesList } from './bulk-list.ts';
import { ConnectedBulkWizard } from './ConnectedBulkWizard.tsx';
import { sampleWorkflows } from './sample-workflows.ts';

const answer = exampleOf(listManufacturingCycles);
const done = exampleOf(completeJobStepInBulk);
const rows = Array.from({ length: 12 }, (_, at) => ({
  ...(answer.items[0] as (typeof answer.items)[number]),
  id: at + 1,
  requestIdWithManufacturingRevision: `26-${10401 + at} M1`,
  fulfilmentPlanStatus: planStatus.manufacturing,
  isOnHold: false,
}));
const filters = noFilters(bulkCyclesList);
/** The calls in the order in which they came. */
const asked: string[] = [];
const noted =
  <Input, Answer>(name: string, answered: (input: Input) => Answer) =>
  (input: Input) => {
    asked.push(name);
    return answered(input);
  };

const meta = {
  title: 'Widgets/Bulk operation/BulkWizard',
  component: ConnectedBulkWizard,
  args: {
    filters,
    askedFilters: filters,
    onFiltersChange: () => {},
    cycleHref: (path) => `${path}?useContext=true`,
    now: () => new Date('2026-11-24T09:00:00Z'),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <div style={{ display: 'flex', blockSize: 640 }}>
          <Story />
        </div>
        <ConfirmOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock(listManufacturingCycles, { ...answer, items: rows, filteredPlansCount: 12 }),
      mock(getManufacturingListFilters, exampleOf(getManufacturingListFilters)),
      mock(listManufacturingAdditionalFilters, exampleOf(listManufacturingAdditionalFilters)),
      mock(listCompatibleCycles, { result: [1, 2] }),
      mock(listCycleWorkflows, { result: { workflows: [...sampleWorkflows] } }),
      mock(
        getManufacturingCycleStamp,
        noted('stamp', () => 'AAAAAAAAB9E='),
      ),
      mock(
        startJobStepInBulk,
        noted('start', () => done),
      ),
      mock(
        completeJobStepInBulk,
        noted('complete', () => done),
      ),
      mock(
        undoJobStep,
        noted('undo', () => done),
      ),
    );
  },
} satisfies Meta<typeof ConnectedBulkWizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const boxes = (canvas: Canvas) => canvas.getAllByRole('checkbox', { name: 'Select row' });
const toCases = async (canvas: Canvas) => {
  await press('Next');
  await canvas.findByText('26-10401 M1');
};
const choose = async (canvas: Canvas) => {
  await toCases(canvas);
  await userEvent.click(boxes(canvas)[0] as HTMLElement);
  await waitFor(() => expect(boxes(canvas)).toHaveLength(2));
  await userEvent.click(boxes(canvas)[1] as HTMLElement);
  await press('Next');
};
const toSummary = async (canvas: Canvas) => {
  await choose(canvas);
  await canvas.findByRole('heading', { name: 'Packaging' });
  await userEvent.click(boxes(canvas)[0] as HTMLElement);
  await userEvent.click(boxes(canvas).at(-1) as HTMLElement);
  await press('Next');
  await canvas.findByRole('grid', { name: 'Summary' });
};
const finish = async () => {
  await press('Finish');
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Bulk Operation' });
  await expect(question).toHaveTextContent('Are you sure to complete the Bulk Operation?');
  await press('Confirm');
};

/** One operation there is (J1). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Bulk Process Workflow' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Cases and steps need a choice; filters are fixed once one is made; going back takes it back (J5, J6, J8, J17). */
export const NeedsAChoice: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toCases(canvas);
    await press('Next');
    const dialog = await screen.findByRole('alertdialog', { name: 'Validation Error' });
    await expect(dialog).toHaveTextContent('Please select cases to process.');
    await press('OK');
    const step = () =>
      within(canvas.getByRole('group', { name: 'Bulk operation' })).getAllByRole('listitem')[1];
    await expect(step()).toHaveAttribute('data-status', 'error');
    await userEvent.click(boxes(canvas)[0] as HTMLElement);
    // The choice is made: nothing is wrong any more, before Next is pressed again.
    await waitFor(() => expect(step()).toHaveAttribute('data-status', 'process'));
    await expect(await canvas.findByText('Filters are fixed while cases are selected.')).toBeVisible();
    await waitFor(() => expect(boxes(canvas)).toHaveLength(2));
    await press('Next');
    await canvas.findByRole('heading', { name: 'Packaging' });
    await press('Next');
    await screen.findByRole('alertdialog', { name: 'Validation Error' });
    await press('OK');
    await press('Back');
    await waitFor(() => expect(canvas.queryByText(/rows? selected/)).toBeNull());
    await expect(boxes(canvas)).toHaveLength(12);
  },
};

/** The first tick moves nothing: the pointer stays on its row, and the next click takes the one that was aimed at (J17). */
export const FirstTickMovesNothing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toCases(canvas);
    const topOfTable = () => canvas.getByRole('grid').getBoundingClientRect().top;
    const before = topOfTable();
    await userEvent.click(boxes(canvas)[0] as HTMLElement);
    await expect(await canvas.findByText('Filters are fixed while cases are selected.')).toBeVisible();
    await expect(topOfTable()).toBe(before);
  },
};

/** Everything at once is the first case, and what can go with it (J3, J4). */
export const SelectsAll: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toCases(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(await canvas.findByText('2 rows selected')).toBeVisible();
  },
};

/** What will be done, still pending; a no to the question leaves everything as it is (J7, J11). */
export const Summary: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await toSummary(canvas);
    const table = within(canvas.getByRole('grid', { name: 'Summary' }));
    await expect(table.getAllByText('Pending')).toHaveLength(5);
    await expect(table.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('useContext'),
    );
    await press('Finish');
    await screen.findByRole('alertdialog', { name: 'Confirm Bulk Operation' });
    await press('Cancel');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish' })).toBeVisible());
    await expect(asked).toEqual([]);
    // A no is no fault of the step.
    const step = within(canvas.getByRole('group', { name: 'Bulk operation' })).getAllByRole('listitem')[3];
    await expect(step).toHaveAttribute('data-status', 'process');
  },
};

/**
 * Back from the summary clears the items to process: the list of what would be done, and nothing that was chosen. Cases and
 * steps stay as they were; Next makes the items anew of what is chosen then. Back from Cases or Workflow steps clears the
 * cases, and with them the steps (J8).
 */
export const BackFromSummary: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toSummary(canvas);
    const items = () => within(canvas.getByRole('grid', { name: 'Summary' })).getAllByText('Pending');
    await expect(items()).toHaveLength(5);
    await press('Back');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Packaging' })).toBeVisible());
    // Nothing is to be processed any more; what was chosen is still ticked.
    await expect(canvas.queryAllByText('Pending')).toHaveLength(0);
    const ticked = boxes(canvas).filter((box: HTMLElement) => box.matches(':checked'));
    await expect(ticked).toHaveLength(2);
    // One choice less is made into fewer items: none is left from before.
    await userEvent.click(ticked.at(-1) as HTMLElement);
    await press('Next');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Summary' })).toBeVisible());
    await expect(items().length).toBeLessThan(5);
    await expect(asked).toEqual([]);
  },
};

/** One after another, each with a fresh stamp; at the end nothing leads on or back (J9, J10, J16). */
export const Processes: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toSummary(canvas);
    await finish();
    await expect(await canvas.findByText('5 done', {}, { timeout: 8_000 })).toBeVisible();
    await expect(asked.join(' ')).toBe('stamp complete stamp complete stamp start stamp start stamp start');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};

/** One that fails leaves the others alone, says why, and can be tried again (J12, J13). */
export const OneFails: Story = {
  tags: ['visual', 'visual-dark'],
  beforeEach: ({ msw }) => {
    let isRefused = true;
    msw.use(
      mock(completeJobStepInBulk, ({ body }) => {
        const refused = {
          ...done,
          result: 2 as const,
          message: 'Jana Weiss was faster. Milling: Completed.',
        };
        return body.manufacturingJobId === 15001 && isRefused ? refused : done;
      }),
      mock(startJobStepInBulk, ({ body }) => {
        if (body.manufacturingJobId !== 15002 || !isRefused) return done;
        isRefused = false;
        return { ...done, result: 2 as const, message: 'The plan is on hold.' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await toSummary(canvas);
    await finish();
    await expect(await canvas.findByText('3 done, 2 not done', {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getAllByText('Jana Weiss was faster. Milling: Completed.')[0]).toBeVisible();
    await expect(canvas.getByText('The plan is on hold.')).toBeVisible();
    await expect(canvas.getAllByText('Error')[0]).toBeVisible();
  },
};

/** The same, tried again. */
export const TriedAgain: Story = {
  ...OneFails,
  tags: ['no-visual'],
  play: async (context) => {
    await OneFails.play?.(context);
    await press('Try 2 again');
    await expect(await context.canvas.findByText('5 done', {}, { timeout: 8_000 })).toBeVisible();
  },
};

/** Another operation begins with an empty wizard, and the focus at its first title. */
export const StartsAnother: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await toSummary(canvas);
    await finish();
    const another = await canvas.findByRole(
      'button',
      { name: 'Start another bulk operation' },
      { timeout: 8_000 },
    );
    another.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Step 1 of 5: Operation' })).toHaveFocus(),
    );
    await toCases(canvas);
    await expect(canvas.queryByText(/rows? selected/)).toBeNull();
  },
};

/** Leaving meanwhile asks (J18). */
export const AsksBeforeLeaving: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getManufacturingCycleStamp,
        () => new Promise<string>((answered) => setTimeout(() => answered('AAAAAAAAB9E='), 300)),
      ),
    ),
  play: async ({ canvas }) => {
    await toSummary(canvas);
    await expect(unsavedOnPage.size).toBe(0);
    await finish();
    await waitFor(() => expect(unsavedOnPage.size).toBe(1));
    const leaving = [...unsavedOnPage][0]?.();
    await screen.findByRole('alertdialog', { name: 'Leave while items are being processed?' });
    await press('Stay');
    await expect(await leaving).toBe(false);
    await canvas.findByText('5 done', {}, { timeout: 8_000 });
    await expect(unsavedOnPage.size).toBe(0);
  },
};

/** More match than are shown (J14). */
export const MoreThanShown: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mock(listManufacturingCycles, { ...answer, items: rows, filteredPlansCount: 1200 })),
  play: async ({ canvas }) => {
    await toCases(canvas);
    await expect(canvas.getByText(/^1200 cases match\. The first 12 are shown/)).toBeVisible();
  },
};

/** Suggestions that do not come say so, and can be asked for again (J4). */
export const SuggestionsFail: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listCompatibleCycles, 500)),
  play: async ({ canvas }) => {
    await toCases(canvas);
    await userEvent.click(boxes(canvas)[0] as HTMLElement);
    await expect(await canvas.findByText('Compatible cases could not be found.')).toBeVisible();
  },
};

/** The same of the workflows (J6). */
export const WorkflowsFail: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listCycleWorkflows, 500)),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByText('The workflows could not be loaded.', {}, { timeout: 8_000 }),
    ).toBeVisible();
  },
};
