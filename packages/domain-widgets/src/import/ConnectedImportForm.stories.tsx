import { listDivisions } from '@crt/api-client/documentation/dictionary';
import { importDocuments } from '@crt/api-client/documentation/document-import';
import { importProducts } from '@crt/api-client/documentation/product-import';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedImportForm } from './ConnectedImportForm.tsx';
import { documentImportForm } from './document-import-form.tsx';
import { productImportForm } from './product-import-form.tsx';

const meta = {
  title: 'Widgets/Imports/ImportForm',
  component: ConnectedImportForm,
  args: { kind: productImportForm, onImported: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listDivisions, [
        { id: 2, name: 'CMF' },
        { id: 5, name: 'Spine' },
      ]),
      mock(importProducts, 61),
    );
  },
} satisfies Meta<typeof ConnectedImportForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const file = new File(['Catalog Number,Description\nCMF-4410-L,PEEK'], 'cmf-products.csv', {
  type: 'text/csv',
});

async function chooseFile(canvasElement: HTMLElement, chosen = file) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.');
  await userEvent.upload(input, chosen);
}

async function chooseDivision(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /Division/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'CMF' }));
}

const submit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Import' }));

/** The file, what existing products are to become, the division, and whether to try it out; nothing is chosen (R1). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Update existing products' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Template' })).toBeVisible();
  },
};

/** What is missing is told at its field (R1). */
export const Checks: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await submit(canvas);
    for (const error of ['File is required', 'Division is required'])
      await expect((await canvas.findAllByText(error)).length).toBeGreaterThan(0);
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** What is taken in leads to its import, wherever that is (R1). */
export const Imports: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(importProducts, ({ body: { isDryRun, updateExistingProducts, divisionId } }) =>
        // A form travels as texts.
        String([isDryRun, updateExistingProducts, divisionId]) === 'true,true,2' ? 61 : 1,
      ),
    ),
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFile(canvasElement);
    await chooseDivision(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Update existing products' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dry run/ }));
    await submit(canvas);
    await waitFor(() => expect(args.onImported).toHaveBeenCalledWith(61));
  },
};

const documents = { kind: documentImportForm };

/** Of documents only the file is asked for, and what files that are there are to become (R4). */
export const Documents: Story = {
  tags: ['visual'],
  args: documents,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Update existing files' })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: /Division/ })).toBeNull();
  },
};

/** What is missing is told at its field (R4). */
export const ChecksDocuments: Story = {
  tags: ['no-visual'],
  args: documents,
  play: async ({ args, canvas }) => {
    await submit(canvas);
    await expect((await canvas.findAllByText('File is required')).length).toBeGreaterThan(0);
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** An archive is taken in as it is, with what was chosen (R4). */
export const ImportsDocuments: Story = {
  tags: ['no-visual'],
  args: documents,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(importDocuments, ({ body: { isDryRun, updateExistingFiles } }) =>
        // A form travels as texts.
        String([isDryRun, updateExistingFiles]) === 'false,true' ? 35 : 1,
      ),
    ),
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFile(canvasElement, new File(['PK'], 'ifu-cmf-0440.zip', { type: 'application/zip' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Update existing files' }));
    await submit(canvas);
    await waitFor(() => expect(args.onImported).toHaveBeenCalledWith(35));
  },
};

async function readAlert(text: string) {
  const alert = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
  await expect(alert.getByText(text)).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

const noRows = 'The file holds only headings and no rows.';

/** A file that cannot be read is told in the server's words; it is gone, and what else was chosen stays (R5). */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(importProducts, 400, noRows)),
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFile(canvasElement);
    await chooseDivision(canvas);
    await submit(canvas);
    await readAlert(noRows);
    await waitFor(() => expect(canvas.queryByText('cmf-products.csv')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Division/ })).toHaveTextContent('CMF');
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

const gone = 'This division does not exist or was removed.';

/** Where the division is what is wrong, the file stays (R5). */
export const RefusedDivision: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(importProducts, 400, gone, [{ path: '/body/divisionId', message: gone }])),
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement);
    await chooseDivision(canvas);
    await submit(canvas);
    await readAlert(gone);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Division/ })).not.toHaveTextContent('CMF'),
    );
    await expect(canvas.getByText('cmf-products.csv')).toBeVisible();
  },
};

/** What failed on the server says so, and nothing has to be chosen again. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(importProducts, 500)),
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement);
    await chooseDivision(canvas);
    await submit(canvas);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(alert.getByText('Error occurred while importing the file.')).toBeVisible();
  },
};

/** Divisions that do not come say so at their field, and can be asked for again (A28). */
export const ChoicesFail: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listDivisions, 500)),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getByText('The choices could not be loaded.')).toBeVisible();
    msw.use(mock(listDivisions, [{ id: 2, name: 'CMF' }]));
    await userEvent.click(retry);
    await chooseDivision(canvas);
    await expect(canvas.queryByText('The choices could not be loaded.')).toBeNull();
  },
};
