import { listDocumentVersions } from '@crt/api-client/documentation/document';
import {
  addAssociations,
  addVersionAssociation,
  deleteAssociation,
  deleteVersionAssociation,
  updateAssociation,
  updateVersionAssociation,
} from '@crt/api-client/documentation/documentation-product';
import { mock, mockProblem } from '@crt/api-client/mocks';
import { keyCodeGuard } from '@crt/domain/product-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleOffers, sampleProduct, sampleWithoutVersions } from '../sample-product.ts';
import { expectLocked } from '../../shared/story-locked.ts';
import { ConnectedAssociations } from './ConnectedAssociations.tsx';

const meta = {
  title: 'Widgets/Products/AssociatedDocuments',
  component: ConnectedAssociations,
  args: { product: sampleProduct, mayManage: true, mayRemove: true, documentHref: undefined },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...sampleOffers),
} satisfies Meta<typeof ConnectedAssociations>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = { findByRole: typeof screen.findByRole };
type Dialog = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

async function choose(dialog: Dialog, label: string, option: string) {
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function find(dialog: Dialog, option: string) {
  const box = dialog.getByRole('combobox', { name: 'Document Number' });
  await userEvent.clear(box);
  await userEvent.type(box, '045');
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const addVersion = 'Associate Document Version of IFU-CMF-0442';

/** A document whose versions are associated cannot be changed any more, and says so (P14). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: 'Edit association with IFU-CMF-0440' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    const free = canvas.getByRole('button', { name: 'Edit association with IFU-CMF-0442' });
    await expect(free).not.toHaveAttribute('aria-disabled');
    await expect(
      canvas.getByRole('button', { name: 'Edit association of IFU-CMF-0440 3.0 with version 3.0' }),
    ).toBeVisible();
  },
};

/** The button of a document that is held says everything that holds it (P14, P16). */
export const Locked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: 'Edit association with IFU-CMF-0440' });
    await expectLocked(locked, `Versions are associated already. ${keyCodeGuard}`);
  },
};

/** Without versions of the product there is nothing to associate, and that is said (P15). */
export const WithoutVersions: Story = {
  tags: ['no-visual'],
  args: { product: sampleWithoutVersions },
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: addVersion });
    await expectLocked(locked, 'The product has no versions.');
  },
};

/** Several documents are found one after the other; none at all is told (P13). */
export const AssociatesDocuments: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addAssociations, ({ body }) => {
        if (body.documentIds.join() !== '1211' || body.productId !== 640) refuse();
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Associate Documents');
    const dialog = await dialogOf('Associate Documents');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect((await dialog.findAllByText('Document Number is required')).length).toBeGreaterThan(0);
    await find(dialog, 'IFU-CMF-0450');
    await find(dialog, 'IFU-CMF-0451');
    await userEvent.click(await dialog.findByRole('button', { name: /Remove IFU-CMF-0450/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Documents associated.')).toBeVisible();
  },
};

/** What the server refuses is told; on OK the dialog is there with what was chosen (P13). */
export const DocumentsRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(addAssociations, 409, 'One of selected documents is already associated.')),
  play: async ({ canvas }) => {
    await press(canvas, 'Associate Documents');
    const dialog = await dialogOf('Associate Documents');
    await find(dialog, 'IFU-CMF-0450');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText('One of selected documents is already associated.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await dialog.findByRole('button', { name: /Remove IFU-CMF-0450/ })).toBeVisible();
  },
};

/** Another document takes the place of one without associated versions (P14). */
export const ChangesDocument: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateAssociation, ({ body, timestampBase64 }) => {
        if (body.documentId !== 1210 || timestampBase64 !== sampleProduct.timestampBase64) refuse();
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit association with IFU-CMF-0442');
    const dialog = await dialogOf('Edit Associated Document');
    await expect(dialog.getByRole('combobox', { name: 'Document Number' })).toHaveValue('IFU-CMF-0442');
    await find(dialog, 'IFU-CMF-0450');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Association changed.')).toBeVisible();
  },
};

/** Both versions are required (P15). */
export const AssociatesVersions: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addVersionAssociation, ({ body }) => {
        if (body.associationId !== 451 || body.documentVersionId !== 2106 || body.productVersionId !== 912)
          refuse();
        return 4502;
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, addVersion);
    const dialog = await dialogOf('Associate Document Version');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    for (const text of ['Document Version is required', 'Product Version is required'])
      await expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    await choose(dialog, 'Document Version', '4.0');
    // One with a keycode keeps its document versions and is not offered.
    await userEvent.click(dialog.getByRole('button', { name: /Product Version/ }));
    await expect(await screen.findByRole('option', { name: '4.0' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: '3.0' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: '4.0' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Document version associated.')).toBeVisible();
  },
};

/** The dialog of a document that has no versions says so (P15). */
export const DocumentWithoutVersions: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(listDocumentVersions, [])),
  play: async ({ canvas }) => {
    await press(canvas, addVersion);
    const dialog = await dialogOf('Associate Document Version');
    await expect(dialog.getByText('The document has no versions.')).toBeVisible();
  },
};

/** Where the versions of the document cannot be read that is said: nobody is told that it has none (A28, P15). */
export const VersionsFail: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(listDocumentVersions, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await press(canvas, addVersion);
    const dialog = await dialogOf('Associate Document Version');
    await expect(await dialog.findByText('The versions of the document could not be loaded.')).toBeVisible();
    await expect(dialog.queryByText('The document has no versions.')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const [ofDocument, ofOther] = sampleProduct.associations;
if (!ofDocument || !ofOther) throw new Error('The sample product has no two documents.');
const [, nested] = ofDocument.versionAssociations;
if (!nested) throw new Error('The sample product has no associated versions.');
const nestedTimes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...nested, id: 5000 + index }));

/** What has as many associations as it can have says so before the form of another one is filled in (P15). */
export const Full: Story = {
  tags: ['no-visual'],
  args: {
    product: {
      ...sampleProduct,
      productVersions: sampleProduct.productVersions.filter(({ id }) => id === nested.productVersionId),
      associations: [{ ...ofDocument, versionAssociations: nestedTimes(500) }, ofOther],
    },
  },
  play: async ({ canvas }) => {
    await expectLocked(
      await canvas.findByRole('button', { name: addVersion }),
      'There can be no more than 500 associated document versions of a product version.',
    );
  },
};

/** The same pair twice is refused, and what was chosen stays (P15). */
export const VersionsRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem(updateVersionAssociation, 409, 'Same association already exists.')),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit association of IFU-CMF-0440 3.0 with version 4.0');
    const dialog = await dialogOf('Edit Associated Document Version');
    await choose(dialog, 'Product Version', '5.0');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText('Same association already exists.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('button', { name: /Product Version/ })).toHaveTextContent('5.0');
  },
};

/** An association that would take a document version out of a keycode stays, and its button says so (P16, P23). */
export const RemoveLocked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('button', { name: 'Remove association with IFU-CMF-0440' });
    await expectLocked(locked, keyCodeGuard);
  },
};

/** A keycode that came meanwhile: the server says why the association stays (P16, P23). */
export const RemoveRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(deleteAssociation, 409, keyCodeGuard)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove association with IFU-CMF-0442');
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this association?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    const alert = await alertOf('Validation Error');
    await expect(
      alert.getByText('Document Version being part of Keycode would be removed as result of this operation.'),
    ).toBeVisible();
  },
};

/** Versions are taken apart after the question (P23). */
export const RemovesVersions: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(deleteVersionAssociation, undefined)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove association of IFU-CMF-0440 3.0 with version 4.0');
    await userEvent.click((await alertOf('Warning')).getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Association removed.')).toBeVisible();
  },
};

/** What was sent is not what the story wants: its server says so. */
function refuse(): never {
  throw new Response(null, { status: 500 });
}
