import { getImportStatus, importRequests } from '@crt/api-client/main/request-import';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LiveEvent, StorySurroundings } from '../shared/story-surroundings.tsx';
import { ConnectedRequestImportForm } from './ConnectedRequestImportForm.tsx';

const meta = {
  title: 'Widgets/Imports/RequestImportForm',
  component: ConnectedRequestImportForm,
  args: { onImported: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(importRequests, exampleOf(importRequests)),
      mock(getImportStatus, exampleOf(getImportStatus)),
    );
  },
} satisfies Meta<typeof ConnectedRequestImportForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const file = new File(['Request Id,Product Name,Product Key'], 'requests-2026-11-20.csv', {
  type: 'text/csv',
});

async function send(canvas: Canvas, canvasElement: HTMLElement, files: readonly File[] = [file]) {
  const input = canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.');
  await userEvent.upload(input, [...files]);
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
}

const waiting = { ...exampleOf(getImportStatus), isImported: false };

/** One file, whether plans that exist are updated, and whether to try it out (R10). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Update existing plans' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

/** Without a file nothing is sent (R10). */
export const Checks: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect((await canvas.findAllByText('File is required')).length).toBeGreaterThan(0);
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** What is imported already leads to its details at once (R11). */
export const ImportedAlready: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(importRequests, ({ body: { updateExistingPlans, isDryRun } }) => ({
        ...exampleOf(importRequests),
        // A form travels as texts.
        importedRequestId: String([updateExistingPlans, isDryRun]) === 'true,false' ? 404 : 1,
      })),
    ),
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Update existing plans' }));
    await send(canvas, canvasElement);
    await waitFor(() => expect(args.onImported).toHaveBeenCalledWith(404));
  },
};

/** While the file is on its way (R10). */
export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(importRequests)),
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement);
    await expect(await canvas.findByText('Uploading file...')).toBeVisible();
  },
};

/** While it is imported (R10, R11). */
export const Processing: Story = {
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(mock(getImportStatus, waiting)),
  play: async ({ args, canvas, canvasElement }) => {
    await send(canvas, canvasElement);
    await expect(await canvas.findByText('Processing...')).toBeVisible();
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** The event of its own import leads on; that of another one leaves it waiting (R11). */
export const GoesOnWithItsEvent: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <LiveEvent />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(getImportStatus, waiting)),
  play: async ({ args, canvas, canvasElement, msw }) => {
    await send(canvas, canvasElement);
    await canvas.findByText('Processing...');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.onImported).not.toHaveBeenCalled();
    msw.use(mock(getImportStatus, exampleOf(getImportStatus)));
    await waitFor(() => expect(args.onImported).toHaveBeenCalledWith(404), { timeout: 5000 });
  },
};

/** Why a file cannot be read: the messages of the server as alerts, and another file can be chosen (R12). */
export const Refused: Story = {
  tags: ['visual', 'visual-dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(importRequests, {
        ...exampleOf(importRequests),
        result: 2,
        message: 'Something went wrong...',
        importedRequestId: null,
        messages: ['A column is missing: "Request Id". The file has "Name".'],
      }),
    ),
  play: async ({ args, canvas, canvasElement }) => {
    await send(canvas, canvasElement);
    await expect(await canvas.findByText('Something went wrong...')).toBeVisible();
    await expect(canvas.getByText(/^A column is missing/)).toBeVisible();
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** What has nothing to do with the file is told the same way (R12). */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(importRequests, 500, 'The database is away.')),
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement);
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};
