import { listDocumentationUsers } from '@crt/api-client/documentation/dictionary';
import { getDocumentImport } from '@crt/api-client/documentation/document-import';
import {
  applyProductImport,
  continueProductImport,
  getProductImport,
  stopProductImport,
} from '@crt/api-client/documentation/product-import';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { ProductImportDetails } from '@crt/api-client/types-documentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedImport } from './ConnectedImport.tsx';
import { documentImport } from './document-import.ts';
import type { ImportLinks } from './import-declaration.ts';
import { productImport } from './product-import.ts';
import { runningImport, sampleDocumentImport, sampleImport } from './sample-import.ts';

const person = { id: 'usr-icar', firstName: 'Iris', lastName: 'Carter', symbol: 'ICAR' };

const recordHref = (id: number) => `/products/${id}`;

const meta = {
  title: 'Widgets/Imports/Import',
  component: ConnectedImport,
  args: {
    kind: productImport,
    id: 61,
    importHref: (id) => `/imports/${id}`,
    recordHref: recordHref as ImportLinks['recordHref'],
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
      mock(getProductImport, sampleImport()),
      mock(listDocumentationUsers, [person]),
      mock(applyProductImport, 62),
      mock(stopProductImport, undefined),
      mock(continueProductImport, undefined),
    );
  },
} satisfies Meta<typeof ConnectedImport>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An import as it is answered. */
const of = (answer: ProductImportDetails): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(getProductImport, answer)),
});

/** The sums, and what became of each row: changed fields only where something was updated (R2, R3, R19, R20). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const product = await canvas.findByRole('link', { name: '04048551000127' });
    await expect(product).toHaveAttribute('href', '/products/640');
    await expect(
      canvas.getByText('Description: from PEEK cranial, left to PEEK cranial implant, left'),
    ).toBeVisible();
    await expect(canvas.getAllByText('n/a')).toHaveLength(2);
    await expect(canvas.getByText('12345')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '12345' })).toBeNull();
    await expect(await canvas.findByText('Iris Carter')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ignored Rows' })).toBeVisible();
  },
};

/** Of documents, each row is a file of a revision: where it is, for which languages and countries (R4, R19). */
export const Documents: Story = {
  tags: ['visual'],
  args: { kind: documentImport, id: 35, recordHref: (id) => `/documents/${id}` },
  beforeEach: ({ msw }) => msw.use(mock(getDocumentImport, sampleDocumentImport())),
  play: async ({ canvas }) => {
    const [document] = await canvas.findAllByRole('link', { name: 'IFU-CMF-0440' });
    await expect(document).toHaveAttribute('href', '/documents/1201');
    await expect(canvas.getByText('https://files.example.com/ifu/cmf-0440/c/de.pdf')).toBeVisible();
    await expect(canvas.getByText('Countries: from Belgium to France')).toBeVisible();
    await expect(canvas.getByText('Italian, Klingon')).toBeVisible();
    await expect(canvas.getByText(/^Number: There is no document/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'IFU-CMF-0999' })).toBeNull();
  },
};

/** Who may not read products reads their numbers as plain text (R19). */
export const WithoutLinks: Story = {
  tags: ['no-visual'],
  args: { recordHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('04048551000127')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '04048551000127' })).toBeNull();
  },
};

/** Only the rows of one outcome, asked of the server (R2). */
export const Narrowed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getProductImport, ({ chosenOutcomes }) => {
        const { rows } = sampleImport();
        const shown = chosenOutcomes ? rows.filter(({ status }) => status === 'Ignored') : rows;
        return sampleImport({ rows: shown, count: shown.length });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Ignored/ }));
    await waitFor(() => expect(canvas.queryByText('04048551000127')).toBeNull());
    await expect(await canvas.findByText('12345')).toBeVisible();
  },
};

/** While it runs: how far it is, how fast, and how long that may take; it can be stopped. */
export const Running: Story = {
  ...of(runningImport()),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Importing' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4,200 of 10,000 rows, 812 per second, 8 s left');
  },
};

/** Stop is told when it is done. */
export const Stops: Story = {
  ...of(runningImport()),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('The import is stopped.')).toBeVisible();
  },
};

/** The second import of a kind says which one it waits for. */
export const Queued: Story = {
  ...of(
    runningImport({
      state: 'queued',
      waitsForId: 60,
      doneCount: 0,
      rowsPerSecond: null,
      secondsLeft: null,
      rows: [],
      count: 0,
      summary: { created: 0, updated: 0, ignored: 0 },
    }),
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Waiting for import 60' })).toBeVisible();
  },
};

/** A dry run says that nothing has been changed, and is carried out with one press. */
export const DryRun: Story = {
  ...of(sampleImport({ isDryRun: true })),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing has been changed/)).toBeVisible();
  },
};

/** What carries it out is another import, where the application then goes. */
export const Applies: Story = {
  ...of(sampleImport({ isDryRun: true })),
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import for Real' }));
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith(62));
  },
};

/** A dry run that was carried out leads there. */
export const AppliedDryRun: Story = {
  ...of(sampleImport({ isDryRun: true, appliedById: 62 })),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'It was carried out by import 62.' });
    await expect(link).toHaveAttribute('href', '/imports/62');
    await expect(canvas.queryByRole('button', { name: 'Import for Real' })).toBeNull();
  },
};

/** What came out otherwise than in the dry run is counted, and marked in its row. */
export const ChangedSinceDryRun: Story = {
  ...of(
    sampleImport({
      dryRunId: 59,
      changedSinceDryRun: 1,
      rows: sampleImport().rows.map((row, place) => ({ ...row, isChangedSinceDryRun: place === 2 })),
    }),
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 row came out otherwise than in it/)).toBeVisible();
  },
};

/** It says why it stopped, and goes on with one press. */
export const Stopped: Story = {
  ...of(sampleImport({ state: 'stopped', doneCount: 9, message: 'Iris Carter may no longer import this.' })),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Iris Carter may no longer import this.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go On' })).toBeVisible();
  },
};

/** Going on is told. */
export const GoesOn: Story = {
  ...of(sampleImport({ state: 'failed', message: 'Something went wrong on the server.' })),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go On' }));
    await expect(await screen.findByText('The import goes on.')).toBeVisible();
  },
};

/** The same file was imported before: when, by whom, and where that is. */
export const SameFile: Story = {
  ...of(sampleImport({ sameFile: { id: 44, importDate: '2026-10-02T08:15:00Z', userId: 'usr-icar' } })),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Import 44' });
    await expect(link).toHaveAttribute('href', '/imports/44');
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(getProductImport)),
};

/** An import that is not there says so. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(getProductImport, 404, 'Import does not exist or was removed.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Import does not exist or was removed.')).toBeVisible();
  },
};
