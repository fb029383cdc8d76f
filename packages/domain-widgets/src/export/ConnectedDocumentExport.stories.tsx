import {
  exportDocumentList,
  exportDocumentScript,
  extractDocumentNumbers,
  findDocumentNumbersForExport,
  getDocumentExportTree,
  listDocumentExportTrees,
} from '@crt/api-client/documentation/document-export';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedDocumentExport } from './ConnectedDocumentExport.tsx';
import { sampleDocumentTree, secondDocumentTree } from './sample-export.ts';
import { choosePick } from './story-steps.ts';

/** Stands before the tree of one document, whose address it looks like. */
const offers = mock(findDocumentNumbersForExport, [
  { id: 1201, number: 'IFU-CMF-0440' },
  { id: 1202, number: 'ST-ORB-0102' },
]);

const meta = {
  title: 'Widgets/Exports/DocumentExport',
  component: ConnectedDocumentExport,
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      offers,
      // Before the tree of one, whose address it looks like.
      mock(listDocumentExportTrees, [sampleDocumentTree, secondDocumentTree]),
      mock(getDocumentExportTree, sampleDocumentTree),
    ),
} satisfies Meta<typeof ConnectedDocumentExport>;
export default meta;

type Story = StoryObj<typeof meta>;

const item = (name: RegExp) => screen.findByRole('treeitem', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Before a document is chosen; nothing can be exported then, which the press says (R6). */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a document to see its files.')).toBeVisible();
  },
};

/** Manual: one document, its files ticked one by one; a revision is ticked whole (R6, R8). */
export const Manual: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await choosePick('Document Number', 'IFU-CMF-0440');
    await userEvent.click(await item(/^C \(/));
    await expect(canvas.getByText('2 of 3 chosen')).toBeVisible();
  },
};

/** What is ticked is sent, of both buttons alike; nothing ticked is said (R6). */
export const Exports: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockProblem(exportDocumentList, 409, '1 of what was chosen is no longer there. Load the tree again.'),
      mockProblem(exportDocumentScript, 503, 'The database is away.'),
    ),
  play: async ({ canvas }) => {
    await press('Export list');
    await expect(await canvas.findByText('Choose at least one file')).toBeVisible();
    await choosePick('Document Number', 'IFU-CMF-0440');
    await userEvent.click(await item(/^B \(/));
    await waitFor(() => expect(canvas.queryByText('Choose at least one file')).toBeNull());
    await press('Export list');
    await expect(
      await screen.findByText('1 of what was chosen is no longer there. Load the tree again.'),
    ).toBeVisible();
    await press('Export batch file');
    await expect(await screen.findByText('The database is away.')).toBeVisible();
  },
};

/** Bulk: numbers that are pasted; lines without any are told, everything that can be is ticked (R6, R9). */
export const Bulk: Story = {
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(extractDocumentNumbers, {
        documents: [
          { id: 1201, number: 'IFU-CMF-0440' },
          { id: 1202, number: 'ST-ORB-0102' },
        ],
        junk: [{ line: 1, text: 'Number;Name' }],
        junkCount: 1,
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bulk' }));
    await press('Paste or read from a file');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(await dialog.findByText('Paste some, or choose a file.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Number;Name{Enter}IFU-CMF-0440{Enter}ST-ORB-0102');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(await dialog.findByText('2 found')).toBeVisible();
    await expect(dialog.getByText('Line 1: Number;Name')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2' }));
    await expect(await canvas.findByText('3 of 3 chosen')).toBeVisible();
    await expect(await item(/^A \(2026-11-30\)/)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('It has no files.')).toBeVisible();
  },
};

/** Everything, without a tree. */
export const Everything: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bulk' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All files of all documents' }));
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
};

/** The tree is on its way. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(offers, mockPending(getDocumentExportTree)),
  play: async () => {
    await choosePick('Document Number', 'IFU-CMF-0440');
    await expect(screen.queryByRole('tree')).toBeNull();
  },
};

/** The tree could not be read; Retry asks again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(offers, mockProblem(getDocumentExportTree, 503, 'The database is away.')),
  play: async ({ canvas }) => {
    await choosePick('Document Number', 'IFU-CMF-0440');
    await expect(await canvas.findByText('What can be exported could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A file is being made: its button waits, and cannot be pressed twice. */
export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(exportDocumentList)),
  play: async ({ canvas }) => {
    await choosePick('Document Number', 'IFU-CMF-0440');
    await userEvent.click(await item(/^B \(/));
    await press('Export list');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Export list/ })).toHaveAttribute('data-busy'),
    );
  },
};

/** Numbers, names and languages as long as they get. */
export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const number = 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS-OF-PEEK';
    const languages = Array.from({ length: 20 }, (_none, place) => `Language ${place + 1}`).join(', ');
    const [revision] = sampleDocumentTree.children;
    if (!revision) throw new Error('The sample has no revision.');
    const files = revision.children.map((file) => ({
      ...file,
      label: `${languages} (${number.toLowerCase()}.pdf)`,
    }));
    msw.use(
      offers,
      mock(getDocumentExportTree, {
        ...sampleDocumentTree,
        label: `${number} Summary of safety and clinical performance of cranial implants made of PEEK`,
        children: [{ ...revision, children: files }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await choosePick('Document Number', 'IFU-CMF-0440');
    await userEvent.click(await item(/^SSCP/));
    await expect(canvas.getByText('2 of 2 chosen')).toBeVisible();
  },
};
