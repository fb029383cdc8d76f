import { listDivisions, listProductFamilies } from '@crt/api-client/documentation/dictionary';
import { addDocumentationProduct } from '@crt/api-client/documentation/documentation-product';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedAddProduct } from './ConnectedAddProduct.tsx';

const meta = {
  title: 'Widgets/Products/AddProduct',
  component: ConnectedAddProduct,
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
      mock(listProductFamilies, [{ id: 4, name: 'Cranial implants' }]),
      mock(addDocumentationProduct, 640),
    );
  },
} satisfies Meta<typeof ConnectedAddProduct>;
export default meta;

type Story = StoryObj<typeof meta>;
type Dialog = ReturnType<typeof within>;

async function openDialog(canvas: { findByRole: typeof screen.findByRole }) {
  const button = await canvas.findByRole('button', { name: 'Add New Product' });
  await expectOpen(button);
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Add New Product' }));
}

const pressAdd = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add' }));

async function typeGtin(dialog: Dialog, gtin: string) {
  const field = dialog.getByRole('textbox', { name: 'GTIN' });
  await userEvent.clear(field);
  await userEvent.type(field, gtin);
  return field;
}

/** Everything that is required, with a GTIN whose check digit is wrong. */
async function fill(dialog: Dialog) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'PEEK cranial implant');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Catalog Number' }), 'CMF-4410-L');
  await typeGtin(dialog, '00012345600013');
  await userEvent.click(dialog.getByRole('button', { name: /Division/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'CMF' }));
}

const checkDigitWarning = 'The check digit of this GTIN should be 2. It can be used nevertheless.';

export const Default: Story = {};

/** The dialog: what is required says so (P4, P20). */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await openDialog(canvas);
  },
};

/** Each required field says what is missing; a GTIN has 14 digits of the common kind (P4). */
export const Checks: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await pressAdd(dialog);
    for (const label of ['Name', 'Catalog Number', 'GTIN', 'Division'])
      await expect((await dialog.findAllByText(`${label} is required`)).length).toBeGreaterThan(0);
    const count = 'GTIN should contain 14 characters';
    const kind = 'GTIN should contain numberic characters only';
    for (const [gtin, error] of [
      ['4048551000126', count],
      ['040485510001260', count],
      ['０4048551000126', kind],
      ['ABC', `${count}. ${kind}`],
    ] as const) {
      await typeGtin(dialog, gtin);
      await expect((await dialog.findAllByText(error)).length).toBeGreaterThan(0);
    }
  },
};

/** A wrong check digit is told at the field as soon as it is complete, and the product is added all the same (P3, P22). */
export const WrongCheckDigit: Story = {
  tags: ['visual', 'opens'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await expect(dialog.getByRole('textbox', { name: 'GTIN' })).toHaveAccessibleDescription(
      checkDigitWarning,
    );
    await expect(dialog.getByText(checkDigitWarning)).toBeVisible();
  },
};

/** What was added is told, and where it leads is the application's matter (P3, P22). */
export const Adds: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addDocumentationProduct, ({ body }) =>
        body.description === 'PEEK cranial implant' && body.gtin === '00012345600013' ? 640 : 1,
      ),
    ),
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await pressAdd(dialog);
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(640));
    await expect(await screen.findByText('Product added.')).toBeVisible();
  },
};

/** All that the server refuses is told; on OK the dialog is there with what was typed (P6). */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addDocumentationProduct, 409, 'GTIN already exists.')),
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await pressAdd(dialog);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    await expect(alert.getByText('GTIN already exists.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'GTIN' })).toHaveValue('00012345600013');
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

/** Any other failure says which operation failed. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addDocumentationProduct, 500)),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fill(dialog);
    await pressAdd(dialog);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(alert.getByText('Error occurred while adding the product.')).toBeVisible();
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
