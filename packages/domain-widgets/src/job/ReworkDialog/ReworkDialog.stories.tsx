import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleStep } from '../sample-jobs.ts';
import { ReworkDialog } from './ReworkDialog.tsx';

const meta = {
  title: 'Widgets/Manufacturing/ReworkDialog',
  component: ReworkDialog,
  args: {
    steps: [sampleStep(1, 2, 'Prepare STL data'), sampleStep(2, 2, 'Prepare blank')],
    materials: ['40-2210'],
    onAdd: fn(async () => true),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ConfirmOutlet />
      </>
    ),
  ],
} satisfies Meta<typeof ReworkDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Rework' }));
const choose = async (form: Awaited<ReturnType<typeof dialog>>, step: string) => {
  await userEvent.click(form.getByRole('button', { name: /Job step/ }));
  await userEvent.click(await screen.findByRole('option', { name: step }));
};

export const Default: Story = { tags: ['visual-dark'] };

/** One material is not asked about: it is chosen already (H10). */
export const OneMaterial: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.queryByText('Material number')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(form.getByText('Job step is required')).toBeVisible());
    await expect(args.onAdd).not.toHaveBeenCalled();
    await choose(form, '2. Prepare blank');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ startJobStepId: 40_302, name: '40-2210' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Of several at least one is chosen; they are joined by comma (H10). */
export const SeveralMaterials: Story = {
  tags: ['no-visual'],
  args: { materials: ['40-2210', '40-2211'] },
  play: async ({ args }) => {
    const form = await dialog();
    await choose(form, '1. Prepare STL data');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(form.getByText('Material number is required')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: /Material number/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Material number' }));
    for (const name of ['40-2210', '40-2211']) await userEvent.click(sheet.getByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({ startJobStepId: 40_301, name: '40-2210, 40-2211' }),
    );
  },
};

/** What the server does not take stays chosen. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: { onAdd: fn(async () => false) },
  play: async ({ args }) => {
    const form = await dialog();
    await choose(form, '2. Prepare blank');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(form.getByRole('button', { name: /2\. Prepare blank/ })).toBeVisible();
  },
};
