import {
  deleteDocumentationProduct,
  listDocumentationProducts,
} from '@crt/api-client/documentation/documentation-product';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { keyCodeGuard } from '@crt/domain/product-field';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { expectLocked } from '../shared/story-locked.ts';
import { noFilters } from '../shared/list/list-query.ts';
import { ConnectedProductTable, type ConnectedProductTableProps } from './ConnectedProductTable.tsx';
import { productList } from './product-list.ts';

const [row] = exampleOf(listDocumentationProducts).data;
if (!row) throw new Error('The example of listDocumentationProducts has no product.');
const answer = {
  data: [
    { ...row, describedBy: [...row.describedBy, { id: 1207, number: 'IFU-CMF-0442' }] },
    {
      ...row,
      id: 641,
      description: 'Bone substitute granules',
      gtin: null,
      family: null,
      describedBy: [],
      hasKeyCode: false,
    },
  ],
  count: 2,
};
const nothing = { data: [], count: 0 };
const query = {
  filters: noFilters(productList),
  sort: productList.sort.first,
  page: { index: 0, size: 20 },
};
const narrowed = { chosenProductFamilies: [2], chosenDivisions: [2, 4], chosenDocumentNumbers: [1201] };
const documentHref = (id: number) => `/documents/${id}`;

const meta = {
  title: 'Widgets/Products/ProductTable',
  component: ConnectedProductTable,
  args: {
    query,
    onPageChange: fn(),
    onSortChange: fn(),
    productHref: (id) => `/products/${id}`,
    traceHref: (code) => `/trace?code=${code}`,
    mayRemove: true,
    documentHref: documentHref as ConnectedProductTableProps['documentHref'],
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <div style={{ display: 'flex', blockSize: 420 }}>
          <Story />
        </div>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listDocumentationProducts, answer)),
} satisfies Meta<typeof ConnectedProductTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A description leads to its product, each describing document to itself (P1). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: row.description });
    await expect(link).toHaveAttribute('href', `/products/${row.id}`);
    const document = canvas.getByRole('link', { name: 'IFU-CMF-0442' });
    await expect(document).toHaveAttribute('href', '/documents/1207');
    // The table is one stop of the tab order.
    await expect(document).toHaveAttribute('tabindex', '-1');
  },
};

/** Whoever may not read documents reads their numbers as plain text (P18). */
export const WithoutDocuments: Story = {
  tags: ['no-visual'],
  args: { documentHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IFU-CMF-0440, IFU-CMF-0442')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'IFU-CMF-0442' })).toBeNull();
  },
};

/** Each product has its trace; one with a keycode cannot be removed and says why (P1, P16, P21). */
export const Actions: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(deleteDocumentationProduct, undefined)),
  play: async ({ canvas }) => {
    const trace = await canvas.findByRole('link', { name: `Trace ${row.description}` });
    await expect(trace).toHaveAttribute('href', `/trace?code=${row.gtin}`);
    await expectLocked(canvas.getByRole('button', { name: `Remove ${row.description}` }), keyCodeGuard);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bone substitute granules' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await expect(question.getByText('Do you want to remove this product?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Product removed.')).toBeVisible();
  },
};

/** Whoever may not remove has no button for it (P17). */
export const WithoutRemoving: Story = {
  tags: ['no-visual'],
  args: { mayRemove: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Trace ${row.description}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** Filters, page and order go to the server; a head orders by one column (P1, P2). */
export const AsksTheServer: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed, page: { index: 1, size: 20 } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDocumentationProducts, ({ orderBy, ascending, page, limit, ...chosen }) => {
        const isAsked =
          String(chosen.chosenProductFamilies) === '2' &&
          String(chosen.chosenDivisions) === '2,4' &&
          String(chosen.chosenDocumentNumbers) === '1201';
        return isAsked && orderBy === 'description' && ascending === 1 && page === 2 && limit === 20
          ? { ...answer, count: 22 }
          : nothing;
      }),
    ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: row.description })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^GTIN/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith([{ columnId: 'gtin', direction: 'ascending' }]);
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const data = answer.data.map((one) => ({
      ...one,
      description: 'Patient matched PEEK cranial implant with fixation system, left, large, sterile',
      catalogNumber: 'CMF-4410-L-STERILE-PATIENT-MATCHED-2026',
      family: 'Cranial implants and their fixation systems (PEEK, titanium)',
      division: 'Craniomaxillofacial and neurosurgery',
      describedBy: Array.from({ length: 6 }, (_none, index) => ({
        id: 1200 + index,
        number: `SSCP-CMF-044${index}`,
      })),
    }));
    msw.use(mock(listDocumentationProducts, { ...answer, data }));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listDocumentationProducts)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDocumentationProducts, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  tags: ['no-visual'],
  args: { query: { ...query, filters: narrowed } },
  beforeEach: ({ msw }) => msw.use(mock(listDocumentationProducts, nothing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

/** What the server says stands in the table itself, and it can be asked again there. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDocumentationProducts, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
