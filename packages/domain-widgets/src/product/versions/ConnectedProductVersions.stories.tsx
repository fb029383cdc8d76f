import {
  addProductVersion,
  assignKeyCode,
  deleteProductVersion,
  updateProductVersion,
} from '@crt/api-client/documentation/documentation-product';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleProduct } from '../sample-product.ts';
import { ConnectedProductVersions } from './ConnectedProductVersions.tsx';

const meta = {
  title: 'Widgets/Products/ProductVersions',
  component: ConnectedProductVersions,
  args: {
    product: sampleProduct,
    mayManage: true,
    mayRemove: true,
    documentHref: undefined,
    keyCodeHref: (code) => `/keycodes?search=${code}`,
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof ConnectedProductVersions>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = { findByRole: typeof screen.findByRole };

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

const assign = 'Assign Keycode to version 4.0';

/** A version with a keycode shows it; one without documents cannot get one, and says why (P10, P12, P19). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7MPX4QD')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Assign Keycode to version 3.0' })).toBeNull();
    await expect(canvas.getByRole('button', { name: assign })).not.toHaveAttribute('aria-disabled');
    const locked = canvas.getByRole('button', { name: 'Assign Keycode to version 5.0' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    const actions = canvas.getByRole('columnheader', { name: 'Actions' });
    await expect(actions.offsetWidth).toBe(240);
  },
};

/** A version without documents says why it gets no keycode (P10). */
export const WithoutDocuments: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: 'Assign Keycode to version 5.0' });
    await userEvent.hover(locked);
    await waitFor(() =>
      expect(locked).toHaveAccessibleDescription(
        'A keycode stands for document versions, and none is associated yet.',
      ),
    );
  },
};

/** A product that needs no keycode gets none (P10). */
export const NeedsNoKeyCode: Story = {
  tags: ['no-visual'],
  args: { product: { ...sampleProduct, needsKeyCode: false } },
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: assign });
    await userEvent.hover(locked);
    await waitFor(() => expect(locked).toHaveAccessibleDescription('The product needs no keycode.'));
  },
};

/** The version of the row gets the keycode, and that is told (P10). */
export const AssignsKeyCode: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(assignKeyCode, ({ id, body }) => {
        if (id !== 640 || body.productId !== 640 || body.productVersionId !== 912) refuse();
        return { id: 88, code: 'K7MPX4QD' };
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, assign);
    await expect(await screen.findByText('Keycode assigned.')).toBeVisible();
  },
};

/** While a keycode is being assigned its button waits (P10). */
export const Assigning: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(assignKeyCode)),
  play: async ({ canvas }) => {
    await press(canvas, assign);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(assign) })).toHaveAttribute('data-busy'),
    );
  },
};

/** A name is required and an ECN number is not; the dialog stays with what the server refuses (P12). */
export const AddRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(addProductVersion, 409, 'Version name already exists.')),
  play: async ({ canvas }) => {
    await press(canvas, 'Add Product Version');
    const dialog = await dialogOf('Add Product Version');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect((await dialog.findAllByText('Name is required')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '3.0');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText('Version name already exists.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('3.0');
  },
};

/** A version is changed with the stamp with which it was read (P12). */
export const Edits: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateProductVersion, ({ body, timestampBase64 }) => {
        const isSent = body.id === 912 && body.name === '4.1' && body.ecnNumber === null;
        if (!isSent || timestampBase64 !== sampleProduct.timestampBase64) refuse();
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit version 4.0');
    const dialog = await dialogOf('Edit Product Version');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, '4.1');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Product version changed.')).toBeVisible();
  },
};

/** Removed after the question; another failure than a refusal says what failed (P17). */
export const RemoveFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(deleteProductVersion, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove version 4.0');
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this product version?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    const alert = await alertOf('Error');
    await expect(alert.getByText('Error occurred while removing the product version.')).toBeVisible();
  },
};

/** What was sent is not what the story wants: its server says so. */
function refuse(): never {
  throw new Response(null, { status: 500 });
}
