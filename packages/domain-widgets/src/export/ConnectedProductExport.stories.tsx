import {
  exportProducts,
  exportProductsZip,
  extractGtinsForProductExport,
  findDocumentNumbersForProductExport,
  findGtinsForProductExport,
  getProductExportTree,
  listAssociatedProductsForExport,
  listProductExportTrees,
} from '@crt/api-client/documentation/product-export';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedProductExport } from './ConnectedProductExport.tsx';
import { sampleProductTree, secondProductTree } from './sample-export.ts';
import { choosePick } from './story-steps.ts';

const products = [
  { id: 640, gtin: '04048551000126', description: 'PEEK cranial implant, left' },
  { id: 641, gtin: '04048551000133', description: 'PEEK cranial implant, right' },
];

const meta = {
  title: 'Widgets/Exports/ProductExport',
  component: ConnectedProductExport,
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(findGtinsForProductExport, products),
      mock(findDocumentNumbersForProductExport, [{ id: 1201, number: 'IFU-CMF-0440' }]),
      mock(listAssociatedProductsForExport, products),
      // Before the tree of one, whose address it looks like.
      mock(listProductExportTrees, [sampleProductTree, secondProductTree]),
      mock(getProductExportTree, sampleProductTree),
    ),
} satisfies Meta<typeof ConnectedProductExport>;
export default meta;

type Story = StoryObj<typeof meta>;

const mode = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** CMF is the profile at first; Manual is none to choose (R7). */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a product to see its versions.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Profile/ })).toHaveTextContent('CMF');
  },
};

/** A version without a keycode cannot be ticked, and says why (R8). */
export const DisabledVersion: Story = {
  tags: ['visual', 'visual-dark'],
  play: async ({ canvas }) => {
    await choosePick('GTIN', '04048551000126');
    const disabled = await canvas.findByRole('treeitem', { name: /^4.0/ });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).toHaveTextContent('No keycode is assigned.');
    await userEvent.click(disabled);
    await expect(canvas.getByText('0 of 1 chosen')).toBeVisible();
  },
};

/** Profiles are CMF and AGT; nothing ticked is said, and what the server refuses (R7). */
export const Exports: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockProblem(exportProducts, 503, 'The database is away.'),
      mockProblem(exportProductsZip, 409, 'A ZIP file holds at most 65535 products.'),
    ),
  play: async ({ canvas }) => {
    await press('Export');
    await expect(await canvas.findByText('Choose at least one product')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Profile/ }));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['CMF', 'AGT']);
    await userEvent.click(screen.getByRole('option', { name: 'AGT' }));
    await choosePick('GTIN', '04048551000126');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^3.0/ }));
    await press('Export');
    await expect(await screen.findByText('The database is away.')).toBeVisible();
    await press('Export as ZIP');
    await expect(await screen.findByText('A ZIP file holds at most 65535 products.')).toBeVisible();
  },
};

/** GTINs out of a file: those that no product has and lines without any are told, the others are ticked (R9). */
export const JunkLinesOpen: Story = {
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(extractGtinsForProductExport, {
        gtins: [...products.map(({ gtin }) => gtin), '04048551999999'],
        products,
        unknown: ['04048551999999'],
        junk: Array.from({ length: 100 }, (_none, place) => ({
          line: place + 1,
          text: `4.04856E+${place + 10}`,
        })),
        junkCount: 312,
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bulk' }));
    await press('Paste or read from a file');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '04048551000126');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(await dialog.findByText('312 lines were left out')).toBeVisible();
    await expect(dialog.getByText('1 belongs to no product')).toBeVisible();
    await expect(dialog.getByText('and 302 more')).toBeVisible();
  },
};

/** A file that cannot be read says why. */
export const UnreadableFileOpen: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(extractGtinsForProductExport, 400, 'This is no text file. Save it as text or CSV.')),
  play: async () => {
    await mode('Bulk');
    await press('Paste or read from a file');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(await dialog.findByText('This is no text file. Save it as text or CSV.')).toBeVisible();
  },
};

/** The products of a document; all that can be ticked is, and may be taken away (R21). */
export const DocumentBased: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await mode('Document based');
    await choosePick('Document Number', 'IFU-CMF-0440');
    await expect(await canvas.findByText('2 of 2 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Without versions/ }));
    await expect(canvas.getByText('1 of 2 chosen')).toBeVisible();
  },
};

/** A document that describes no product (R21). */
export const NoProducts: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listAssociatedProductsForExport, [])),
  play: async ({ canvas }) => {
    await mode('Document based');
    await choosePick('Document Number', 'IFU-CMF-0440');
    await expect(await canvas.findByText('Nothing belongs to what is chosen.')).toBeVisible();
  },
};

/** The tree is on its way. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listAssociatedProductsForExport)),
  play: async () => {
    await mode('Document based');
    await choosePick('Document Number', 'IFU-CMF-0440');
    await expect(screen.queryByRole('tree')).toBeNull();
  },
};
