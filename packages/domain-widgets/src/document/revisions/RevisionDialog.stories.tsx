import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleDocument } from '../sample-document.ts';
import { RevisionDialog } from './RevisionDialog.tsx';

const [latest, second, first] = sampleDocument.revisions;

const meta = {
  title: 'Widgets/Documents/RevisionDialog',
  component: RevisionDialog,
  tags: ['no-visual'],
  args: { document: sampleDocument, onClose: fn(), onSave: fn(() => Promise.resolve(true)) },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof RevisionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog'));

async function enterDate(digits: string) {
  const dialog = await form();
  await userEvent.click(dialog.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard(digits);
}

/** The name that its version has stands there: saved as it is, nothing is renamed (O13). */
export const FirstOfDocument: Story = {
  args: { revision: first },
  play: async ({ args }) => {
    const dialog = await form();
    await expect(dialog.getByRole('textbox', { name: 'Version Name' })).toHaveValue('2.0');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'A',
        issueDate: '2025-01-15',
        isCompatible: true,
        versionName: '2.0',
      }),
    );
  },
};

/** One that opened a version has that version's name. */
export const OpenedVersion: Story = {
  args: { revision: second },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByRole('textbox', { name: 'Version Name' })).toHaveValue(second?.versionName);
  },
};

/** A revision that is dated before all others comes into the first version, whose name stands there; the new version of an incompatible one has none yet. */
export const DatedBeforeAll: Story = {
  args: { revision: latest },
  play: async () => {
    const dialog = await form();
    await expect(dialog.queryByRole('textbox', { name: 'Version Name' })).toBeNull();
    await enterDate('01012024');
    await expect(await dialog.findByRole('textbox', { name: 'Version Name' })).toHaveValue('2.0');
  },
};

/** A year that is a slip of the hand is told at the field, and nothing is sent (O11). */
export const FarYear: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'D');
    await enterDate('01052300');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const told = 'Issue date must be a day in the years 1900 to 2199';
    await expect((await dialog.findAllByText(told)).length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
