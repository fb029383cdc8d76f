import {
  exportKeyCodes,
  extractGtinsForKeyCodeExport,
  findGtinsForKeyCodeExport,
  getKeyCodeExportTree,
  listKeyCodeExportTrees,
} from '@crt/api-client/documentation/key-code-export';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedKeyCodeExport } from './ConnectedKeyCodeExport.tsx';
import { sampleProductTree, secondProductTree } from './sample-export.ts';
import { choosePick } from './story-steps.ts';

/** Stands before the tree of one product, whose address it looks like. */
const offers = mock(findGtinsForKeyCodeExport, exampleOf(findGtinsForKeyCodeExport));

const meta = {
  title: 'Widgets/Exports/KeycodeExport',
  component: ConnectedKeyCodeExport,
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
      mock(extractGtinsForKeyCodeExport, exampleOf(extractGtinsForKeyCodeExport)),
      // Before the tree of one, whose address it looks like.
      mock(listKeyCodeExportTrees, [sampleProductTree, secondProductTree]),
      mock(getKeyCodeExportTree, sampleProductTree),
    ),
} satisfies Meta<typeof ConnectedKeyCodeExport>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Manual or Bulk, no profile (Q5). */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Profile/ })).toBeNull();
  },
};

/** One product: its version with a keycode can be ticked (Q5). */
export const Manual: Story = {
  play: async ({ canvas }) => {
    await choosePick('GTIN', '04048551000126');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^3.0/ }));
    await expect(canvas.getByText('1 of 1 chosen')).toBeVisible();
  },
};

/** GTINs of a file become the tree, all of it ticked; nothing ticked is said, and what fails (Q5, R9). */
export const Exports: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(exportKeyCodes, 503, 'The database is away.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bulk' }));
    await press('Paste or read from a file');
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['GTIN\n04048551000126'], 'gtins.csv', { type: 'text/csv' });
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('There is nothing to choose a file with.');
    await userEvent.upload(chooser, file);
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1' }));
    await expect(await canvas.findByText('2 of 2 chosen')).toBeVisible();
    await press('Choose none');
    await press('Export');
    await expect(await canvas.findByText('Choose at least one product')).toBeVisible();
    await press('Choose all');
    await press('Export');
    await expect(await screen.findByText('The database is away.')).toBeVisible();
  },
};

/** The tree is on its way. */
export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(offers, mockPending(getKeyCodeExportTree)),
  play: async () => {
    await choosePick('GTIN', '04048551000126');
    await expect(screen.queryByRole('tree')).toBeNull();
  },
};

/** The tree could not be read. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(offers, mockProblem(getKeyCodeExportTree, 503, 'The database is away.')),
  play: async ({ canvas }) => {
    await choosePick('GTIN', '04048551000126');
    await expect(await canvas.findByText('What can be exported could not be loaded.')).toBeVisible();
  },
};
