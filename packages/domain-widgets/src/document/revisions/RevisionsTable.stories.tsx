import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expectLocked } from '../../shared/story-locked.ts';
import { sampleDocument } from '../sample-document.ts';
import { RevisionsTable } from './RevisionsTable.tsx';

const [newest, ...older] = sampleDocument.revisions;
if (!newest) throw new Error('The sample document has no revision.');
const [file] = newest.documentFiles;
if (!file) throw new Error('The newest revision of the sample document has no file.');

const thousand = Array.from({ length: 1000 }, (_, index) => index);

const meta = {
  title: 'Widgets/Documents/RevisionsTable',
  tags: ['no-visual'],
  component: RevisionsTable,
  args: {
    document: sampleDocument,
    today: '2026-08-20',
    lines: { isOpen: (key) => key.startsWith('version'), setOpen: fn(), unfold: fn() },
    acts: { onAddFile: fn() },
    onAdd: fn(),
  },
} satisfies Meta<typeof RevisionsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A document that has as many revisions as it can have says so before the form of another one is filled in (O11). */
export const FullOfRevisions: Story = {
  args: {
    document: { isVersioned: true, revisions: thousand.map((id) => ({ ...newest, id, documentFiles: [] })) },
    lines: { isOpen: () => false, setOpen: fn(), unfold: fn() },
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add Revision' });
    await expectLocked(add, 'There can be no more than 1,000 revisions of a document.');
  },
};

/** The same for the files of a revision (O18). */
export const FullOfFiles: Story = {
  args: {
    document: {
      isVersioned: true,
      revisions: [{ ...newest, documentFiles: thousand.map((id) => ({ ...file, id })) }, ...older],
    },
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: `Add file to ${newest.name}` });
    await expectLocked(add, 'There can be no more than 1,000 files of a revision.');
  },
};
