import { listLanguages, listRegions } from '@crt/api-client/documentation/dictionary';
import { updateDocumentFile } from '@crt/api-client/documentation/document';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleDocument, sampleOffers } from '../sample-document.ts';
import { SavedFileDialog } from './SavedFileDialog.tsx';

const file = sampleDocument.revisions[0]?.documentFiles[0];
if (!file) throw new Error('The newest revision of the sample document has no file.');

const meta = {
  title: 'Widgets/Documents/FileOfRevision',
  tags: ['no-visual'],
  component: SavedFileDialog,
  args: {
    document: sampleDocument,
    opened: { kind: 'newFile', revisionId: 3301 },
    onClose: fn(),
    onAdded: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof SavedFileDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Where the languages cannot be read that is said, and asked again: nobody is told that one is missing (A28, O19). */
export const LanguagesFail: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    const languages = mock(listLanguages, () => {
      asked += 1;
      if (asked === 1) throw new Response(null, { status: 500 });
      return [{ id: 3, name: 'French' }];
    });
    msw.use(languages, ...sampleOffers.slice(1));
  },
  play: async () => {
    const failed = await dialogOf('Add File');
    await expect(await failed.findByText('The languages could not be loaded.')).toBeVisible();
    await expect(failed.queryByText('The countries could not be loaded.')).toBeNull();
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('The languages could not be loaded.')).toBeNull());
    const form = await dialogOf('Add File');
    await expect(await form.findByRole('textbox', { name: 'Location' })).toBeVisible();
  },
};

/** What the server says of a field is told by the label of the field, not by its wire name (O24). */
export const FieldOfRequestRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...sampleOffers,
      mockProblem(updateDocumentFile, 400, 'The request does not fit the contract.', [
        { path: '/body/eifuName', message: 'must NOT have more than 200 characters' },
        { path: '/body/languages/0', message: 'must be integer' },
      ]),
    ),
  args: { opened: { kind: 'file', file } },
  play: async () => {
    const form = await dialogOf('Edit File');
    await userEvent.click(await form.findByRole('button', { name: 'Apply' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(alert.getByText('eIFU Name must NOT have more than 200 characters')).toBeVisible();
    await expect(alert.getByText('Languages must be integer')).toBeVisible();
  },
};

/** Each read that failed is named; the form can be left (A28, O19). */
export const BothFail: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockProblem(listLanguages, 500, 'The database is away.'),
      mockProblem(listRegions, 500, 'The database is away.'),
    ),
  play: async ({ args }) => {
    const failed = await dialogOf('Add File');
    for (const what of ['languages', 'countries'])
      await expect(await failed.findByText(`The ${what} could not be loaded.`)).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
