import { listDivisions, listDocumentTypes, listPortals } from '@crt/api-client/documentation/dictionary';
import { addDocument } from '@crt/api-client/documentation/document';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedAddDocument } from './ConnectedAddDocument.tsx';

const meta = {
  title: 'Widgets/Documents/AddDocument',
  component: ConnectedAddDocument,
  args: { onAdded: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listDivisions, [{ id: 2, name: 'CMF' }]),
      mock(listDocumentTypes, [{ id: 4, name: 'Instructions for use' }]),
      mock(listPortals, [{ id: 2, name: 'eIFU portal' }]),
      mock(addDocument, 1201),
    );
  },
} satisfies Meta<typeof ConnectedAddDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(canvas: { findByRole: typeof screen.findByRole }) {
  const button = await canvas.findByRole('button', { name: 'Add New Document' });
  await expectOpen(button);
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Add New Document' }));
}

async function choose(dialog: ReturnType<typeof within>, label: string, option: string) {
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`${label}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fill(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cranial implants');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Number' }), 'IFU-CMF-0440');
  await choose(dialog, 'Division', 'CMF');
  await choose(dialog, 'Type', 'Instructions for use');
}

export const Default: Story = {};

/** The dialog: what is required says so (O5). */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await openDialog(canvas);
  },
};

/** Each required field says what is missing, and a number has no underscore (O5, O6). */
export const Checks: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    for (const label of ['Name', 'Number', 'Division', 'Type'])
      await expect((await dialog.findAllByText(`${label} is required`)).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Number' }), 'A_1');
    await expect((await dialog.findAllByText("Number cannot contain '_' character")).length).toBeGreaterThan(
      0,
    );
  },
};

/** What was added is told, and where it leads is the application's matter (O5). */
export const Adds: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(1201));
    await expect(await screen.findByText('Document added.')).toBeVisible();
  },
};

/** All that the server refuses is told; on OK the dialog is there with what was typed (O7, O23). */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addDocument, 409, 'Document number already exists.')),
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    await expect(alert.getByText('Document number already exists.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Number' })).toHaveValue('IFU-CMF-0440');
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

/** Any other failure says which operation failed (O24). */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addDocument, 500)),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(alert.getByText('Error occurred while adding the document.')).toBeVisible();
  },
};

/** Choices that do not come say so at their field, and can be asked for again (A28). */
export const ChoicesFail: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listDivisions, 500)),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(await dialog.findByText('The choices could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Division/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Asked for again, they are there, and what was typed stays (A28). */
export const ChoicesComeLater: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listDivisions, 500)),
  play: async ({ canvas, msw }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cranial implants');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    msw.use(mock(listDivisions, [{ id: 2, name: 'CMF' }]));
    await userEvent.click(retry);
    await waitFor(() => expect(dialog.queryByText('The choices could not be loaded.')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: /Division/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'CMF' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Cranial implants');
  },
};
