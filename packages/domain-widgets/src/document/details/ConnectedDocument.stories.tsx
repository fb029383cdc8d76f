import {
  listDivisions,
  listDocumentationUsers,
  listDocumentTypes,
  listPortals,
} from '@crt/api-client/documentation/dictionary';
import {
  deleteDocument,
  getDocument,
  setDocumentName,
  setDocumentNumber,
  setDocumentPortal,
} from '@crt/api-client/documentation/document';
import { mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { DocumentDetails } from '@crt/api-client/types-documentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { expectFrame } from '../../shared/story-frame.ts';
import { overtakenAnswer } from '../../shared/story-overtaken.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleDocument, sampleOffers } from '../sample-document.ts';
import { ConnectedDocument, type ConnectedDocumentProps } from './ConnectedDocument.tsx';

const reads = (document: Partial<DocumentDetails> = {}) =>
  mock(getDocument, { ...sampleDocument, ...document });

const productHref = (id: number) => `/products/${id}`;

const meta = {
  title: 'Widgets/Documents/Document',
  component: ConnectedDocument,
  args: {
    document: { id: 1201 },
    today: '2026-08-20',
    mayManage: true,
    mayRemove: true,
    productHref: productHref as ConnectedDocumentProps['productHref'],
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
      mock(listDocumentTypes, [{ id: 2, name: 'Instructions for use' }]),
      mock(listPortals, [{ id: 2, name: 'eIFU portal' }]),
      ...sampleOffers,
      mock(listDocumentationUsers, [
        { id: 'usr-icar', firstName: 'Ines', lastName: 'Carvalho', symbol: 'ICAR' },
      ]),
    );
  },
} satisfies Meta<typeof ConnectedDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** All panels: what the document is, its revisions, its products, and who changed what (O4, O21, O22). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ines Carvalho')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^20\/11\/2026 10:30/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PEEK cranial implant, left' })).toHaveAttribute(
      'href',
      '/products/640',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getDocument)),
  play: async ({ canvas }) => {
    await expectFrame(canvas, 'Document Information');
    await expect(canvas.getByRole('heading', { name: 'Revisions' })).toBeVisible();
  },
};

/** Nothing belongs to it yet. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(reads({ revisions: [], associations: [], changes: [] })),
  play: async ({ canvas }) => {
    for (const text of ['No revisions yet', 'No associated products yet', 'No changes yet'])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getDocument, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The document could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('The database is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Asking again would be no use. */
export const NotFound: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(getDocument, 404, 'Document does not exist or was removed.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Document does not exist or was removed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** Whoever may only read finds no control that changes anything, and products as plain text; what is locked says so (O21, O28, O31). */
export const ReadOnly: Story = {
  args: { mayManage: false, mayRemove: false, productHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PEEK cranial implant, left')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'PEEK cranial implant, left' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /(^|, )(Remove|Edit|Add)\b/ })).toBeNull();
    await expect(
      canvas.getByText('The document is locked: a version of it is part of a keycode.'),
    ).toBeVisible();
  },
};

/** What is locked says why: the document itself and its versioned switch (O9, O10, O28). */
export const Locked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(remove);
    await waitFor(() =>
      expect(remove).toHaveAccessibleDescription(
        'The document is locked: a version of it is part of a keycode.',
      ),
    );
    const versioned = canvas.getByRole('button', { name: /Edit Versioned/ });
    await expect(versioned).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(versioned);
    await expect(
      await screen.findByText(
        'Product versions are associated with versions of this document. A version of this document is part of a keycode. A product that this document describes has a keycode.',
      ),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const name = 'Summary of safety and clinical performance of patient matched cranial implants ';
    msw.use(
      reads({
        name: name.repeat(2),
        number: 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS-REV-2026',
        eifuName: name,
        revisions: sampleDocument.revisions.map((revision) => ({
          ...revision,
          name: `${revision.name}, corrected after the clinical evaluation of the year`,
          versionName: 'Cranial implants made of PEEK and of titanium',
        })),
        associations: sampleDocument.associations.map((product) => ({
          ...product,
          productDescription: name,
          productVersionName: 'Second generation, anatomically shaped, left',
        })),
        changes: sampleDocument.changes.map((change) => ({ ...change, oldValue: name, newValue: name })),
      }),
    );
  },
};

/** A field is saved by its own call with the stamp that was read; then it is told and read again (O8). */
export const EditsField: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    let name = sampleDocument.name;
    msw.use(
      mock(getDocument, () => ({ ...sampleDocument, name })),
      mock(setDocumentName, ({ id, value, timestampBase64 }) => {
        if (id === 1201 && timestampBase64 === sampleDocument.timestampBase64) name = value;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Name$/ }));
    const box = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Cranial plates{Enter}');
    await expect(await screen.findByText('Name changed.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Cranial plates/ })).toBeVisible();
  },
};

/** An underscore in the number is told at the field before anything is sent (O6). */
export const UnderscoreInNumber: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(setDocumentNumber, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Number$/ }));
    const box = await canvas.findByRole('textbox', { name: 'Number' });
    await userEvent.type(box, '_1{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Number cannot contain '_' character");
    await expect(box).toHaveValue(`${sampleDocument.number}_1`);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Whoever was overtaken is told, keeps what was typed, and saved again it counts (O8, O23). */
export const FieldOvertaken: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const newest = 'AAAAAAAAB9I=';
    const told = 'Ines Carvalho has changed Name meanwhile.';
    msw.use(
      mock(setDocumentName, ({ timestampBase64 }) => {
        if (timestampBase64 !== newest) throw overtakenAnswer(told, newest);
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Name$/ }));
    const box = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Cranial plates{Enter}');
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText('Ines Carvalho has changed Name meanwhile.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Cranial plates');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Name changed.')).toBeVisible();
  },
};

/** The portal can be taken away; a call that fails says what failed (O24, O29). */
export const FieldFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(setDocumentPortal, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Portal/ }));
    const editor = within(await canvas.findByRole('group', { name: 'Edit Portal' }));
    await userEvent.click(await editor.findByRole('button', { name: 'Clear' }));
    await userEvent.click(editor.getByRole('button', { name: 'Confirm' }));
    const alert = await alertOf('Error');
    await expect(alert.getByText('Error occurred while changing Portal.')).toBeVisible();
  },
};

/** A document that nothing holds is removed after the question (O10). */
export const RemovesDocument: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(reads({ locked: false, lockedReason: null }), mock(deleteDocument, undefined)),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this document?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledTimes(1));
  },
};
