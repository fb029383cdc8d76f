import { listDivisions, listDocumentTypes, listPortals } from '@crt/api-client/documentation/dictionary';
import { listDocuments } from '@crt/api-client/documentation/document';
import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { noFilters } from '../shared/list/list-query.ts';
import { ConnectedDocumentTable } from './ConnectedDocumentTable.tsx';
import { documentList } from './document-list.ts';

const answer = exampleOf(listDocuments);
const nothing = { data: [], count: 0 };
const query = {
  filters: noFilters(documentList),
  sort: documentList.sort.first,
  page: { index: 0, size: 20 },
};
const narrowed = {
  chosenDivisions: [2],
  chosenDocumentTypes: [2, 4],
  chosenPortals: [],
  currentOn: undefined,
};

const meta = {
  title: 'Widgets/Documents/DocumentTable',
  component: ConnectedDocumentTable,
  args: {
    query,
    today: '2026-08-20',
    onPageChange: fn(),
    onSortChange: fn(),
    documentHref: (id) => `/documents/${id}`,
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listDocuments, answer),
      mock(listDivisions, [{ id: 2, name: 'CMF' }]),
      mock(listDocumentTypes, [{ id: 2, name: 'Instructions for use' }]),
      mock(listPortals, [{ id: 2, name: 'eIFU portal' }]),
    );
  },
} satisfies Meta<typeof ConnectedDocumentTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A number leads to its document; which revision is in force, which it superseded and when, and which is to come (O1, O25). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'IFU-CMF-0440' });
    await expect(link).toHaveAttribute('href', '/documents/1201');
    await expect(
      canvas.getByRole('gridcell', { name: 'B of version 2.0, since 2026-03-01; A is superseded' }),
    ).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'C, from 2026-09-01' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'A, since 2025-03-14' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'A, 2025-03-14' })).toBeVisible();
    await expect((await canvas.findAllByText('CMF')).length).toBe(2);
  },
};

/** Of another day the server tells what was current then. */
export const CurrentOnAnotherDay: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: { ...query.filters, currentOn: '2025-03-01' } } },
  beforeEach: ({ msw }) => {
    const [first] = answer.data;
    const data = answer.data.map((row) =>
      row === first
        ? { ...row, currentRevision: row.supersededRevision, supersededRevision: null }
        : { ...row, currentRevision: null },
    );
    msw.use(
      mock(listDocuments, ({ currentOn }) => (currentOn === '2025-03-01' ? { data, count: 2 } : nothing)),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('gridcell', { name: 'A of version 2.0, since 2025-01-15' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { name: 'A, since 2025-03-14' })).toBeNull();
  },
};

/** What cannot be removed says so beside its number (O28). */
export const Locked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('row', { name: /IFU-TMJ-0310/ });
    await expect(locked).toHaveTextContent('Locked: it describes products or is part of a keycode.');
    await expect(canvas.getByRole('row', { name: /IFU-CMF-0440/ })).not.toHaveTextContent('Locked');
  },
};

/** Filters, page and order go to the server; a head orders by one column (O1, O2). */
export const AsksTheServer: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed, page: { index: 1, size: 20 } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDocuments, ({ chosenDivisions, chosenDocumentTypes, orderBy, ascending, page, limit }) => {
        const isAsked = String(chosenDivisions) === '2' && String(chosenDocumentTypes) === '2,4';
        return isAsked && orderBy === 'number' && ascending === 1 && page === 2 && limit === 20
          ? { ...answer, count: 22 }
          : nothing;
      }),
    ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'IFU-CMF-0440' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Latest Revision/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([
      { columnId: 'latestRevisionName', direction: 'ascending' },
    ]);
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const data = answer.data.map((row) => ({
      ...row,
      number: 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS',
      name: 'Summary of safety and clinical performance of patient matched cranial implants',
      eifuName: 'Patient matched cranial implants and their fixation systems (PEEK, titanium)',
    }));
    msw.use(mock(listDocuments, { ...answer, data }));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listDocuments)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDocuments, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed } },
  beforeEach: ({ msw }) => msw.use(mock(listDocuments, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

/** What the server says stands in the table itself, and it can be asked again there. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDocuments, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
