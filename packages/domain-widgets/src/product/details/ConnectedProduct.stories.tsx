import {
  listDivisions,
  listDocumentationUsers,
  listProductFamilies,
} from '@crt/api-client/documentation/dictionary';
import {
  assignKeyCode,
  deleteDocumentationProduct,
  getDocumentationProduct,
  setProductDescription,
  setProductFamily,
} from '@crt/api-client/documentation/documentation-product';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DocumentationProduct } from '@crt/api-client/types-documentation';
import { keyCodeGuard } from '@crt/domain/product-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { expectLocked } from '../../shared/story-locked.ts';
import { expectFrame } from '../../shared/story-frame.ts';
import { sampleOffers, sampleProduct, sampleWithoutVersions } from '../sample-product.ts';
import { ConnectedProduct, type ConnectedProductProps } from './ConnectedProduct.tsx';

const documentHref = (id: number) => `/documents/${id}`;

const reads = (product: Partial<DocumentationProduct> = {}) =>
  mock(getDocumentationProduct, { ...sampleProduct, ...product });

const meta = {
  title: 'Widgets/Products/Product',
  component: ConnectedProduct,
  args: {
    product: { id: 640 },
    mayManage: true,
    mayRemove: true,
    keyCodeHref: (code) => `/keycodes?search=${code}`,
    documentHref: documentHref as ConnectedProductProps['documentHref'],
    onRemoved: fn(),
  },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <EditLockProvider>
          <Story />
        </EditLockProvider>
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      reads(),
      mock(listDivisions, [{ id: 2, name: 'CMF' }]),
      mock(listProductFamilies, [{ id: 2, name: 'Cranial implants' }]),
      mock(listDocumentationUsers, [
        { id: 'usr-icar', firstName: 'Ines', lastName: 'Carvalho', symbol: 'ICAR' },
      ]),
      ...sampleOffers,
    );
  },
} satisfies Meta<typeof ConnectedProduct>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = { findByRole: typeof screen.findByRole };

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

const withoutKeyCodes = {
  productVersions: sampleProduct.productVersions.map((version) => ({ ...version, keyCode: null })),
};

async function enterDescription(canvas: Canvas) {
  await press(canvas, /Edit Description/);
  const box = await canvas.findByRole('textbox', { name: 'Description' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Cranial implant, right{Enter}');
}

/** Panels, documents with the versions that belong together, versions with keycodes, and changes (P7, P10). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ines Carvalho')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /Cranial implants[\s\S]*Edit Family/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'K7MPX4QD' })).toHaveAttribute(
      'href',
      '/keycodes?search=K7MPX4QD',
    );
    const documents = within(canvas.getByRole('treegrid', { name: 'Documents of the product' }));
    await expect(documents.getByRole('link', { name: 'IFU-CMF-0440' })).toHaveAttribute(
      'href',
      '/documents/1201',
    );
    const versions = within(canvas.getByRole('grid', { name: 'Versions of the product' }));
    await expect(versions.getAllByRole('link', { name: 'IFU-CMF-0440 3.0' })).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getDocumentationProduct)),
  // The frame that waits is the one that comes: nothing jumps then.
  play: async ({ canvas }) => expectFrame(canvas, 'Product Information'),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getDocumentationProduct, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The product could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('The database is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Asking again would be no use. */
export const NotFound: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(getDocumentationProduct, 404, 'Product does not exist or was removed.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product does not exist or was removed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** What came from a file says so, beside whoever imported it (R2). */
export const Imported: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const [change] = sampleProduct.changes;
    msw.use(reads({ changes: change ? [{ ...change, importFile: 'cmf-products.csv' }] : [] }));
  },
  play: async ({ canvas }) => {
    const changes = await canvas.findByRole('grid', { name: 'What was changed' });
    await expect(await within(changes).findByText('Ines Carvalho, import of cmf-products.csv')).toBeVisible();
  },
};

/** Whoever may only read finds no control that changes anything, and documents as plain text (P17, P18). */
export const ReadOnly: Story = {
  args: { mayManage: false, mayRemove: false, documentHref: undefined },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('IFU-CMF-0440')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: /IFU/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /\b(Remove|Edit|Add|Assign|Associate)\b/ })).toBeNull();
  },
};

/** Who may manage but not remove has no button that removes (P17). */
export const WithoutRemoving: Story = {
  tags: ['no-visual'],
  args: { mayRemove: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Product Version' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove\b/ })).toBeNull();
  },
};

/** The switch is locked once a version has a keycode, and says so (P9). */
export const NeedsKeyCodeLocked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: /Edit Needs Keycode/ });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    // A tooltip is shown at once where the focus comes by key.
    await userEvent.tab();
    edit.focus();
    await expect(await screen.findByText('A version of this product has a keycode.')).toBeVisible();
  },
};

/** A product without versions has one keycode of its own (P11). */
export const WithoutVersions: Story = {
  beforeEach: ({ msw }) => msw.use(reads(sampleWithoutVersions)),
  play: async ({ canvas }) => {
    await expectOpen(await canvas.findByRole('button', { name: 'Assign Keycode' }));
    await expect(canvas.getByText('No product versions yet')).toBeVisible();
  },
};

/** Its keycode is assigned without naming a version; afterwards it is shown (P11). */
export const AssignsWithoutVersions: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    let implicitVersionKeyCode: string | null = null;
    msw.use(
      mock(getDocumentationProduct, () => ({ ...sampleWithoutVersions, implicitVersionKeyCode })),
      mock(assignKeyCode, ({ id, body }) => {
        if (id === 640 && body.productId === 640 && body.productVersionId === null)
          implicitVersionKeyCode = 'K7MPX4QD';
        return { id: 88, code: 'K7MPX4QD' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Assign Keycode');
    await expect(await canvas.findByText('K7MPX4QD')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Assign Keycode' })).toBeNull();
  },
};

/** A field is saved by its own call with the stamp that was read; then it is told and read again (P8). */
export const EditsField: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    let { description } = sampleProduct;
    msw.use(
      mock(getDocumentationProduct, () => ({ ...sampleProduct, description })),
      mock(setProductDescription, ({ id, value, timestampBase64 }) => {
        if (id === 640 && timestampBase64 === sampleProduct.timestampBase64) description = value;
      }),
    );
  },
  play: async ({ canvas }) => {
    await enterDescription(canvas);
    await expect(await screen.findByText('Description changed.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Cranial implant, right/ })).toBeVisible();
  },
};

/** While a field is being saved, the others wait (P8). */
export const OthersWait: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockPending(setProductDescription)),
  play: async ({ canvas }) => {
    await enterDescription(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Edit Family/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** What the server refuses is told and stays in its editor (P8). */
export const FieldRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(setProductDescription, 409, 'Somebody else was quicker.')),
  play: async ({ canvas }) => {
    await enterDescription(canvas);
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText('Somebody else was quicker.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Cranial implant, right');
  },
};

/** The family can be taken away; a call that fails says what failed (P8). */
export const FieldFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(setProductFamily, 500)),
  play: async ({ canvas }) => {
    await press(canvas, /Edit Family/);
    const editor = within(await canvas.findByRole('group', { name: 'Edit Family' }));
    await press(editor, 'Clear');
    await press(editor, 'Confirm');
    const alert = await alertOf('Error');
    await expect(alert.getByText('Error occurred while changing Family.')).toBeVisible();
  },
};

/** A product is removed after the question (P21). */
export const Removes: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(reads(withoutKeyCodes), mock(deleteDocumentationProduct, undefined)),
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove');
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this product?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledTimes(1));
  },
};

/** One with a keycode stays, and the button says why (P16, P21). */
export const RemoveLocked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expectLocked(await canvas.findByRole('button', { name: 'Remove' }), keyCodeGuard);
  },
};

/** So do its version with the keycode, and the associations that brought it there (P16, P23). */
export const PartsLocked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const locked = [
      'Remove version 3.0',
      'Remove association of IFU-CMF-0440 3.0 with version 3.0',
      'Edit association of IFU-CMF-0440 3.0 with version 3.0',
    ];
    for (const name of locked) await expectLocked(await canvas.findByRole('button', { name }), keyCodeGuard);
    for (const name of ['Remove version 4.0', 'Remove association with IFU-CMF-0442'])
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A keycode that came meanwhile: the server says why the product stays (P16, P21). */
export const RemoveRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(reads(withoutKeyCodes), mockProblem(deleteDocumentationProduct, 409, keyCodeGuard)),
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove');
    await userEvent.click((await alertOf('Warning')).getByRole('button', { name: 'OK' }));
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText(keyCodeGuard)).toBeVisible();
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reads({
        description: 'Patient matched PEEK cranial implant with fixation system, left, large, sterile',
        eifuDescription: 'Implant for closing defects of the skull, made for one patient. '.repeat(6),
        associations: sampleProduct.associations.map((one) => ({
          ...one,
          number: 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS',
        })),
        productVersions: sampleProduct.productVersions.map((version) => ({
          ...version,
          name: 'Second generation, anatomically shaped, left',
          documentVersions: version.documentVersions.flatMap((one) => [
            one,
            { ...one, documentId: 1207, documentNumber: 'SSCP-CMF-0440-CRANIAL-IMPLANTS' },
          ]),
        })),
      }),
    ),
};

/** Nothing belongs to it yet. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(reads({ ...sampleWithoutVersions, associations: [], changes: [] })),
  play: async ({ canvas }) => {
    for (const text of ['No associated documents yet', 'No product versions yet', 'No changes yet'])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};
