import {
  applyRequestImport,
  continueRequestImport,
  getImportMessages,
  getRequestImport,
  listImportResults,
  stopRequestImport,
} from '@crt/api-client/main/request-import';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedRequestImport } from './ConnectedRequestImport.tsx';

const details = exampleOf(getRequestImport);
const results = exampleOf(listImportResults);
const messages = exampleOf(getImportMessages);
const [updated, skipped] = results.importResults;
if (!updated || !skipped) throw new Error('The example of results has too few rows.');

/** Every kind of result; a wrong request id as it was written. */
const rows = [
  updated,
  skipped,
  { ...updated, rowNumber: 4, requestId: '26-10600', status: 0, statusName: 'Imported', updatedFields: [] },
  {
    ...skipped,
    rowNumber: 5,
    requestId: '26-10601',
    status: 3,
    statusName: 'Staged',
    skipReason: null,
    additionalInfo: 'The distribution centre is missing.',
  },
  {
    ...skipped,
    rowNumber: 6,
    requestId: `${'x'.repeat(59)}…`,
    skipReason: 'Request Id should contain 30 characters at most.',
  },
] as const;
const all = { ...results, importResults: [...rows], count: rows.length };
const counts = { imported: 1, updated: 1, skipped: 2, staged: 1 };
const done = {
  ...details,
  statusCounts: counts,
  rowCount: 5,
  doneCount: 5,
  summary: { created: 1, updated: 1, ignored: 3 },
};

const meta = {
  title: 'Widgets/Imports/RequestImport',
  component: ConnectedRequestImport,
  args: {
    id: 404,
    importHref: (id) => `/imports/${id}`,
    planHref: (id) => `/plans/${id}`,
    onApplied: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(getRequestImport, done),
      mock(listImportResults, ({ body: { chosenStatuses } }) =>
        String(chosenStatuses) === '2' ? { ...all, importResults: [skipped], count: 1 } : all,
      ),
      mock(getImportMessages, messages),
      mock(applyRequestImport, 405),
      mock(stopRequestImport, undefined),
      mock(continueRequestImport, undefined),
    );
  },
} satisfies Meta<typeof ConnectedRequestImport>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Messages, what may be pieces of one case, the sums, and what became of each request (R14, R16, R20). */
export const Default: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    const plan = await canvas.findByRole('link', { name: '26-10412' });
    await expect(plan).toHaveAttribute('href', '/plans/10412');
    await expect(await canvas.findByText('Possible multi-piece case')).toBeVisible();
    await expect(canvas.getByText(/University Hospital Freiburg, Dr\. A\. Keller/)).toBeVisible();
    await expect(canvas.getByText('Row 14: the surgery date could not be read.')).toBeVisible();
    await expect(
      canvas.getByText(/^Shipped, Planned date: from 03\/12\/2026 to 04\/12\/2026\./),
    ).toBeVisible();
    await expect(canvas.getByText(/^No mapping for PEEK Orbital/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '26-10530' })).toBeNull();
    await expect(canvas.getByText('HMEY')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Skipped Rows' })).toBeVisible();
  },
};

/** Only requests that came to one thing. */
export const OneStatus: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Skipped/ }));
    await waitFor(() => expect(canvas.queryByText('26-10600')).toBeNull());
    await expect(await canvas.findByText('26-10530')).toBeVisible();
  },
};

/** How far it is while it goes on; it can be stopped (R22). */
export const Running: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getRequestImport, {
        ...done,
        state: 'running',
        rowCount: 400,
        doneCount: 200,
        finishedAt: null,
        rowsPerSecond: 20,
        secondsLeft: 10,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
    await canvas.findByRole('link', { name: '26-10412' });
  },
};

/** A dry run is carried out from here. */
export const DryRun: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getRequestImport, { ...done, isDryRun: true })),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import for Real' }));
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith(405));
  },
  tags: ['no-visual'],
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getRequestImport)),
};

/** Results that cannot be loaded leave the rest as it is. */
export const ResultsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listImportResults, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await expect(await canvas.findByText('Possible multi-piece case')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getRequestImport, 404, 'There is no such import.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such import.')).toBeVisible();
  },
};
