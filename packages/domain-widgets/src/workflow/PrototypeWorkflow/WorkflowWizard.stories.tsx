import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { SkeletonText } from '@crt/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleJobSteps, sampleSteps } from '../sample-workflow.ts';
import { WorkflowWizard } from './WorkflowWizard.tsx';

const meta = {
  title: 'Widgets/Workflow/WorkflowWizard',
  component: WorkflowWizard,
  args: {
    initial: {
      name: 'Milling and cleaning',
      steps: sampleSteps.map((step) => ({ ...step, failureStepId: null })),
    },
    jobSteps: sampleJobSteps,
    onClose: fn(),
    onSave: fn(async () => true),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ConfirmOutlet />
      </>
    ),
  ],
} satisfies Meta<typeof WorkflowWizard>;
export default meta;

type Story = StoryObj<typeof meta>;
const wizard = async () =>
  within(await screen.findByRole('dialog', { name: 'Manufacturing Cycle Workflow Wizard' }));

/** A prototype keeps only what follows a success. */
export const Default: Story = {};

export const OnlySuccess: Story = {
  tags: ['no-visual'],
  play: async () => {
    const opened = await wizard();
    await expect(opened.getAllByRole('button', { name: /On success$/ })).toHaveLength(4);
    await expect(opened.queryByRole('button', { name: /On failure$/ })).toBeNull();
    await expect(opened.queryByText('Order step no.')).toBeNull();
  },
};

/** The dialog does not take the focus to its cross when the step that had it is removed: the next Enter would close it. */
export const FocusStays: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const opened = await wizard();
    opened.getByRole('button', { name: 'Remove Cleaning' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    // The dialog looks after the focus a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(opened.getByRole('button', { name: 'Add Step' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What the server does not take stays (I4). */
export const NotSaved: Story = {
  tags: ['no-visual'],
  args: { onSave: fn(async () => false) },
  play: async ({ args }) => {
    const opened = await wizard();
    await userEvent.click(opened.getByRole('button', { name: 'Remove Milling' }));
    await userEvent.click(opened.getByRole('button', { name: 'Save workflow' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(opened.queryByRole('button', { name: 'Move Milling' })).toBeNull();
  },
};

/** Cancel asks before changed steps are lost, as the cross and Escape do; unchanged it closes at once (I10). */
export const CancelAsks: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const opened = await wizard();
    const cancel = () => userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
    await cancel();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(opened.getByRole('button', { name: 'Remove Milling' }));
    await cancel();
    await userEvent.click(await opened.findByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await cancel();
    await userEvent.click(await opened.findByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** A name that is too long is told, with all of it still there. */
export const NameTooLong: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const opened = await wizard();
    const name = opened.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.paste('x'.repeat(101));
    await userEvent.click(opened.getByRole('button', { name: 'Save workflow' }));
    await expect(await opened.findByText('Name is longer than 100 characters')).toBeVisible();
    await expect(name).toHaveValue('x'.repeat(101));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A workflow without steps cannot be saved, and says why. */
export const New: Story = {
  args: { initial: { name: '', steps: [] } },
  play: async () => {
    const save = (await wizard()).getByRole('button', { name: 'Save workflow' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = { args: { jobSteps: undefined, instead: <SkeletonText lines={8} /> } };
