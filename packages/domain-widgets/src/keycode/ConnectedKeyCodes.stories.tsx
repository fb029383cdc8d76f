import {
  listDocumentsForKeyCode,
  listKeyCodes,
  listProductsForKeyCode,
  setKeyCodeDocuments,
  setKeyCodeProducts,
} from '@crt/api-client/documentation/key-code';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedKeyCodes, type ConnectedKeyCodesProps } from './ConnectedKeyCodes.tsx';

const [held, free] = exampleOf(listKeyCodes);
const [heldProduct] = held?.products ?? [];
const [offeredDocument] = exampleOf(listDocumentsForKeyCode);
if (!held || !free || !heldProduct || !offeredDocument)
  throw new Error('The examples of keycodes are too small.');

const other = { ...offeredDocument, id: 2301, number: 'ST-TMJ-0310', versionName: null };
const otherProduct = { ...heldProduct, id: 912, gtin: '04048551000133' };
const documentHref = (id: number) => `/documents/${id}`;
const productHref = (id: number) => `/products/${id}`;

const meta = {
  title: 'Widgets/Keycodes/KeyCodes',
  component: ConnectedKeyCodes,
  args: {
    search: '',
    onSearch: fn(),
    mayManage: true,
    addressOf: (code) => `https://crt.example.com/CRT/Documentation/Trace?code=${code}`,
    traceHref: (code) => `/trace?code=${code}`,
    documentHref: documentHref as ConnectedKeyCodesProps['documentHref'],
    productHref: productHref as ConnectedKeyCodesProps['productHref'],
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
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listKeyCodes, [held, free]),
      mock(listDocumentsForKeyCode, [other]),
      mock(listProductsForKeyCode, [otherProduct]),
      mock(setKeyCodeDocuments, undefined),
      mock(setKeyCodeProducts, undefined),
    );
  },
} satisfies Meta<typeof ConnectedKeyCodes>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openRow(canvas: Canvas) {
  const [opener] = await canvas.findAllByRole('button', { name: /details/i });
  if (opener) await userEvent.click(opener);
}

async function openEditor(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function choose(dialog: ReturnType<typeof within>, label: string, option: string) {
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

/** A code leads to its trace; with the second when it was given last (Q1). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('link', { name: 'K7MPX4QD' });
    await expect(code).toHaveAttribute('href', '/trace?code=K7MPX4QD');
    await expect(canvas.getByRole('gridcell', { name: 'IFU-CMF-0440 (3.0)' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '04048551000126 (3.0)' })).toBeVisible();
    await expect(canvas.getByText(/^20\/11\/2026 \d\d:30:00/)).toBeVisible();
  },
};

/** An opened row leads to its documents and products, with the second of each assignment (Q1). */
export const RowOpen: Story = {
  tags: ['visual', 'opens'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listKeyCodes, [
        { ...held, documents: [...held.documents, other], products: [heldProduct, otherProduct] },
        free,
      ]),
    ),
  play: async ({ canvas }) => {
    await openRow(canvas);
    const document = await canvas.findByRole('link', { name: 'IFU-CMF-0440 (3.0)' });
    await expect(document).toHaveAttribute('href', '/documents/1201');
    const product = canvas.getByRole('link', { name: '04048551000133 (3.0)' });
    await expect(product).toHaveAttribute('href', '/products/640');
    await expect(canvas.getAllByText(/^Assigned/)).toHaveLength(2);
  },
};

/** The search finds codes, document numbers and GTINs. */
export const Searched: Story = {
  tags: ['no-visual'],
  args: { search: 't3wr' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('T3WRH9CE')).toBeVisible();
    await expect(canvas.queryByText('K7MPX4QD')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keycodes' }), 'h');
    await expect(args.onSearch).toHaveBeenCalledWith('t3wrh');
  },
};

/** One that was just made stands first and marked, and what was searched for stays (Q2). */
export const Made: Story = {
  tags: ['no-visual'],
  args: { search: 't3wr', made: 'K7MPX4QD' },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('link', { name: 'K7MPX4QD' });
    await expect(code.closest('[aria-current="true"]')).not.toBeNull();
    await expect(canvas.getByText('T3WRH9CE')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search keycodes' })).toHaveValue('t3wr');
  },
};

export const NothingMatches: Story = {
  tags: ['no-visual'],
  args: { search: 'nothing like it' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

/** Who may change nothing sees no buttons for it, and plain text of what one may not read (Q1). */
export const ReaderSees: Story = {
  args: { mayManage: false, documentHref: undefined },
  play: async ({ canvas }) => {
    await openRow(canvas);
    await expect(await canvas.findByRole('link', { name: '04048551000126 (3.0)' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /IFU/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Label of K7MPX4QD' })).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const long = { ...offeredDocument, number: 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS' };
    const noGtin = { ...heldProduct, gtin: null, versionName: 'Second edition of the patient matched set' };
    msw.use(mock(listKeyCodes, [{ ...held, documents: [long, { ...long, id: 1 }], products: [noGtin] }]));
  },
};

/** A thousand keycodes are one table, of which only the rows in view are drawn. */
export const Thousand: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listKeyCodes,
        Array.from({ length: 1000 }, (_none, place) => ({ ...held, id: place, code: `K7MP${1000 + place}` })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7MP1000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listKeyCodes)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listKeyCodes, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No keycodes yet')).toBeVisible();
  },
};

/** What the server says stands in the table, and it can be asked again there. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listKeyCodes, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** What the keycode stands for can be taken away, what else it can get is found by typing (Q3). */
export const DocumentsOpen: Story = {
  tags: ['visual', 'opens'],
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, 'Edit documents of T3WRH9CE');
    await expect(dialog.getByRole('row', { name: /IFU-CMF-0440/ })).toBeVisible();
  },
};

/** A keycode that products have keeps its document versions, and says so (Q6). */
export const DocumentsKept: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Edit documents of K7MPX4QD' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(button);
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        /A keycode that products have keeps its document versions\.$/,
      ),
    );
  },
};

/** The whole set is sent with what was read, of documents as of products (Q3). */
export const SavesBothSets: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(setKeyCodeDocuments, ({ id, body }) => {
        const read = free.documents.map((one) => one.id);
        void expect([id, body]).toEqual([free.id, { documentVersionIds: [2098, 2301], readIds: read }]);
      }),
      mock(setKeyCodeProducts, ({ id, body }) => {
        const read = held.products.map((one) => one.id);
        void expect([id, body]).toEqual([held.id, { productVersionIds: [912], readIds: read }]);
      }),
    ),
  play: async ({ canvas }) => {
    const documents = await openEditor(canvas, 'Edit documents of T3WRH9CE');
    await choose(documents, 'Document Versions', 'ST-TMJ-0310');
    await userEvent.click(documents.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Documents changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const products = await openEditor(canvas, 'Edit products of K7MPX4QD');
    await choose(products, 'Product Versions', '04048551000126 (3.0)');
    await choose(products, 'Product Versions', '04048551000133 (3.0)');
    await userEvent.click(products.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Products changed.')).toBeVisible();
  },
};

/** All that the server refuses is told; on OK the editor is there with what was chosen (Q4). */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(setKeyCodeDocuments, 409, 'Keycode K7MPX4QD stands for the same document versions.')),
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, 'Edit documents of T3WRH9CE');
    await choose(dialog, 'Document Versions', 'ST-TMJ-0310');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    await expect(alert.getByText('Keycode K7MPX4QD stands for the same document versions.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('row', { name: /ST-TMJ-0310/ })).toBeVisible();
  },
};

/** Without offers one can still take away; the read can be asked again in the editor. */
export const OffersFailed: Story = {
  tags: ['visual', 'opens'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listDocumentsForKeyCode, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, 'Edit documents of T3WRH9CE');
    await expect(await dialog.findByText('The document versions could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /IFU-CMF-0440/ })).toBeVisible();
  },
};

/** No further product version has exactly the document versions of the keycode (Q6). */
export const NothingOffered: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(listProductsForKeyCode, [])),
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, 'Edit products of T3WRH9CE');
    await expect(await dialog.findByText(/has exactly these document versions/)).toBeVisible();
  },
};

/** While it is saved, nothing is lost and nothing is sent twice. */
export const Busy: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(setKeyCodeDocuments)),
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, 'Edit documents of T3WRH9CE');
    await choose(dialog, 'Document Versions', 'ST-TMJ-0310');
    const apply = dialog.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The label at its size: the code, what it stands for, and the QR code that opens its trace. */
export const LabelOpen: Story = {
  tags: ['visual', 'opens'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Label of K7MPX4QD' }));
    const paper = within(await screen.findByRole('group', { name: 'Preview' }));
    await expect(paper.getByText('K7MPX4QD')).toBeVisible();
    await expect(paper.getByText('IFU-CMF-0440 (3.0)')).toBeVisible();
    await expect(paper.getByRole('img', { name: 'QR code of keycode K7MPX4QD' })).toBeVisible();
  },
};
