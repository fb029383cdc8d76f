import {
  addDocumentFile,
  addRevision,
  deleteDocumentFile,
  deleteRevision,
  updateDocumentFile,
  updateRevision,
} from '@crt/api-client/documentation/document';
import { mock, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleDocument, sampleOffers } from '../sample-document.ts';
import { ConnectedRevisions } from './ConnectedRevisions.tsx';

const meta = {
  title: 'Widgets/Documents/Revisions',
  component: ConnectedRevisions,
  args: { document: sampleDocument, today: '2026-08-20', mayManage: true, mayRemove: true },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...sampleOffers),
} satisfies Meta<typeof ConnectedRevisions>;
export default meta;

type Story = StoryObj<typeof meta>;
type Scope = Pick<typeof screen, 'findByRole' | 'findByText' | 'getAllByRole'>;

const press = async (scope: Scope, name: string) =>
  userEvent.click(await scope.findByRole('button', { name }));

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
/** The second rule against removing revision C. */
const associated = 'Product versions are associated with the version of this revision.';

const isGone = async (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** The texts of the rows from top to bottom. */
const rowsOf = (scope: Scope) => scope.getAllByRole('row').map((row) => row.textContent ?? '');

async function enterDate(dialog: ReturnType<typeof within>, digits: string) {
  await userEvent.click(dialog.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard(digits);
}

/** By version, the newest first; the one in force is seen at once, and since when one is superseded (O25, O30). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 3.0')).toBeVisible();
    const places = ['Version 3.0', 'From 2026-09-01', 'Current', 'Version 2.0'].map((text) =>
      rowsOf(canvas).findIndex((row) => row.includes(text)),
    );
    await expect(places).toEqual([1, 2, 3, 4]);
    // How many files a revision has stands in a column of its own, also while they are folded away.
    const files = canvas.getAllByRole('columnheader').findIndex((head) => head.textContent === 'Files');
    const [, , ofC] = canvas.getAllByRole('row');
    await expect(ofC && within(ofC).getAllByRole('gridcell')[files]).toHaveTextContent(/^1$/);
  },
};

/** For any other day it is told which revision of each version was in force then (O30). */
export const CurrentOnAnotherDay: Story = {
  tags: ['no-visual'],
  args: { onCurrentOn: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Current on another day');
    const [day] = await canvas.findAllByRole('spinbutton');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('02092026');
    await expect(await canvas.findByText('Superseded since 2026-09-01')).toBeVisible();
    await expect(canvas.queryByText('From 2026-09-01')).toBeNull();
    await expect(canvas.getAllByText('Current')).toHaveLength(2);
    // What leads on from the document, its coverage, takes the day along.
    await expect(args.onCurrentOn).toHaveBeenLastCalledWith('2026-09-02');
  },
};

/** Who comes from a list with a day reads that day at once, and the focus stays where it was (O30). */
export const OnTheDayOfTheList: Story = {
  tags: ['no-visual'],
  args: { currentOn: '2026-09-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Superseded since 2026-09-01')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Current on' })).not.toHaveAttribute(
      'data-focus-within',
    );
    await expect(document.body).toHaveFocus();
  },
};

/** A document that is not versioned has its revisions without any version. */
export const NotVersioned: Story = {
  tags: ['no-visual'],
  args: {
    document: {
      ...sampleDocument,
      isVersioned: false,
      revisions: sampleDocument.revisions.map((one) => ({ ...one, isCompatible: true, versionName: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Superseded since 2026-03-01')).toBeVisible();
    await expect(canvas.queryByText(/^Version/)).toBeNull();
  },
};

/** Whoever may only read opens files, and changes nothing (O31). */
export const ReadOnly: Story = {
  tags: ['no-visual'],
  args: { mayManage: false, mayRemove: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 3.0')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /(^|, )(Remove|Edit|Add)\b/ })).toBeNull();
  },
};

/** What holds a revision is told where it cannot be removed (O16). */
export const Locked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const reasons = {
      C: `The version of this revision is part of a keycode. ${associated}`,
      B: 'An incompatible revision cannot be removed.',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const button = await canvas.findByRole('button', { name: `Remove ${name}` });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // A tooltip waits for a pointer, which is known as one only once it has moved.
      await userEvent.hover(canvas.getByText(name));
      await userEvent.hover(button);
      await expect(await screen.findByText(`Remove ${name}: ${reason}`)).toBeVisible();
      await userEvent.unhover(button);
    }
    await expect(canvas.getByRole('button', { name: 'Remove A' })).not.toHaveAttribute('aria-disabled');
  },
};

/** What is missing says so; an incompatible revision names the version that it opens (O11 to O13). */
export const AddsRevision: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addRevision, ({ body: { documentId, name, issueDate, isCompatible, versionName } }) => {
        const sent = [documentId, name, issueDate, isCompatible, versionName].join();
        return sent === '1201,D,2026-10-01,false,4.0' ? 3311 : refuse();
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Add Revision');
    const dialog = await dialogOf('Add Revision');
    await press(dialog, 'Add');
    for (const text of ['Name is required', 'Issue date is required'])
      await expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    await expect(dialog.queryByRole('textbox', { name: 'Version Name' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Incompatible' }));
    await press(dialog, 'Add');
    await expect((await dialog.findAllByText('Version Name is required')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'D');
    await enterDate(dialog, '01102026');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Version Name' }), '4.0');
    await press(dialog, 'Add');
    await expect(await screen.findByText('Revision added.')).toBeVisible();
    await isGone('dialog');
  },
};

/** The first revision of a versioned document names its version and cannot be incompatible (O12, O13). */
export const FirstRevision: Story = {
  tags: ['no-visual'],
  args: { document: { ...sampleDocument, revisions: [] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Add Revision');
    const dialog = await dialogOf('Add Revision');
    await expect(dialog.getByRole('textbox', { name: 'Version Name' })).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

const incompatible = { isCompatible: false, isFirstOfVersion: true } as const;

/** The check box while a revision is edited: not there for the first, free for others, closed with its reason once held (O12 to O14). */
export const IncompatibleCheckBox: Story = {
  tags: ['no-visual'],
  args: {
    document: {
      ...sampleDocument,
      revisions: sampleDocument.revisions.map((one) =>
        one.name === 'C' ? { ...one, ...incompatible } : one,
      ),
    },
  },
  play: async ({ canvas }) => {
    const checkBoxOf = async (name: string) => {
      await press(canvas, `Edit ${name}`);
      const dialog = await dialogOf('Edit Revision');
      const box = dialog.queryByRole('checkbox', { name: 'Incompatible' });
      return { box, close: async () => (await press(dialog, 'Cancel'), isGone('dialog')) };
    };
    const first = await checkBoxOf('A');
    await expect(first.box).toBeNull();
    await first.close();
    const free = await checkBoxOf('B');
    await expect(free.box).toBeChecked();
    if (free.box) await expectOpen(free.box);
    await free.close();
    const held = await checkBoxOf('C');
    await expect(held.box).toBeChecked();
    await expect(held.box).toBeDisabled();
    await expect(held.box).toHaveAccessibleDescription(
      `The version of this revision is part of a keycode. ${associated}`,
    );
    await held.close();
  },
};

/** What the server refuses is told; on OK the form is there with what was typed (O17, O23). */
export const RevisionRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockProblem(updateRevision, 409, 'This cannot be saved.', [
        { path: '/body/name', message: 'Revision name already exists.' },
        { path: '/body/versionName', message: 'Version name already exists.' },
      ]),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit B');
    const dialog = await dialogOf('Edit Revision');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'C');
    await press(dialog, 'Apply');
    const alert = await alertOf('Validation Error');
    for (const text of ['Revision name already exists.', 'Version name already exists.'])
      await expect(alert.getByText(text)).toBeVisible();
    await press(alert, 'OK');
    await isGone('alertdialog');
    await expect(name).toHaveValue('C');
  },
};

/** What the server says of a field is told as a sentence that names it (O24). */
export const FieldOfRequestRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const wrong = { path: '/body/issueDate', message: 'must be a day in the years 1900 to 2199' };
    msw.use(mockProblem(updateRevision, 400, 'The request does not fit the contract.', [wrong]));
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit B');
    await press(await dialogOf('Edit Revision'), 'Apply');
    const alert = await alertOf('Error');
    await expect(alert.getByText('Issue date must be a day in the years 1900 to 2199')).toBeVisible();
  },
};

/** A revision is removed after the question (O16). */
export const RemovesRevision: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(deleteRevision, undefined)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove A');
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this revision?')).toBeVisible();
    await press(question, 'OK');
    await expect(await screen.findByText('Revision removed.')).toBeVisible();
  },
};

/** Another failure than a refusal says what failed (O24). */
export const RemoveFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(deleteRevision, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove A');
    await press(await alertOf('Warning'), 'OK');
    const alert = await alertOf('Error');
    await expect(alert.getByText('Error occurred while removing the revision.')).toBeVisible();
  },
};

/** The revision that a file was added to is unfolded: what was just added is seen. */
export const AddedFileIsSeen: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(addDocumentFile, 7703)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 3.0')).toBeVisible();
    await expect(canvas.queryByText('Cranial implants, German')).toBeNull();
    await press(canvas, 'Add file to C');
    const dialog = await dialogOf('Add File');
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Location' }),
      'https://files.example.com/c',
    );
    await userEvent.click(dialog.getByRole('button', { name: /Languages/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'French' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('treeitem', { name: /Asia/ }));
    await press(dialog, 'Add');
    await isGone('dialog');
    await expect(await canvas.findByText('Cranial implants, German')).toBeVisible();
  },
};

/** What is missing says so; a whole region is one press (O18, O19). */
export const AddsFile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addDocumentFile, ({ body: { revisionId, languages, countries } }) => {
        const pairs = countries.map(({ regionId, countryId }) => `${regionId}-${countryId}`);
        return [revisionId, ...languages, ...pairs].join() === '3301,3,1-33,1-49' ? 7703 : refuse();
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Add file to A');
    const dialog = await dialogOf('Add File');
    await press(dialog, 'Add');
    for (const text of [
      'Location is required',
      'At least one language is required',
      'At least one country is required',
    ])
      await expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    const location = dialog.getByRole('textbox', { name: 'Location' });
    await userEvent.type(location, 'files/a.pdf');
    await expect((await dialog.findAllByText('Location is not valid uri.')).length).toBeGreaterThan(0);
    await userEvent.clear(location);
    await userEvent.type(location, 'https://files.example.com/a.pdf');
    await userEvent.click(dialog.getByRole('button', { name: /Languages/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'French' }));
    await userEvent.keyboard('{Escape}');
    const europe = dialog.getByRole('treeitem', { name: /Europe/ });
    await userEvent.click(europe);
    await expect(europe).toHaveAttribute('aria-checked', 'true');
    await press(dialog, 'Add');
    await expect(await screen.findByText('File added.')).toBeVisible();
    await isGone('dialog');
  },
};

/** A file is changed with what it has: a part of a region stands open (O18, O19). */
export const EditsFile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateDocumentFile, ({ body: { id, location, countries } }) => {
        const isSent = location.endsWith('/c/de-2.pdf') && countries.length === 2;
        if (id !== 7702 || !isSent) refuse();
      }),
    ),
  play: async ({ canvas }) => {
    await openFilesOf(canvas, 'C');
    await press(canvas, 'Edit Cranial implants, German');
    const dialog = await dialogOf('Edit File');
    await expect(dialog.getByRole('treeitem', { name: /Germany/ })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(dialog.getByRole('treeitem', { name: /France/ }));
    const location = dialog.getByRole('textbox', { name: 'Location' });
    await userEvent.clear(location);
    await userEvent.type(location, 'https://files.example.com/c/de-2.pdf');
    await press(dialog, 'Apply');
    await expect(await screen.findByText('File changed.')).toBeVisible();
    await isGone('dialog');
  },
};

/** A file is removed after the question (O20). */
export const RemovesFile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(deleteDocumentFile, undefined)),
  play: async ({ canvas }) => {
    await openFilesOf(canvas, 'C');
    await press(canvas, 'Remove Cranial implants, German');
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this file?')).toBeVisible();
    await press(question, 'OK');
    await expect(await screen.findByText('File removed.')).toBeVisible();
    await isGone('alertdialog');
  },
};

/** Goes to the row of a revision and opens it. */
async function openFilesOf(scope: Scope, revision: string) {
  await userEvent.click(await scope.findByText(revision));
  await userEvent.keyboard('{ArrowRight}');
}

/** What was sent is not what the story wants: its server says so. */
function refuse(): never {
  throw new Response(null, { status: 500 });
}
