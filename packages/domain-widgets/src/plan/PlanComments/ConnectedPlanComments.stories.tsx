import {
  createMockQueryClient,
  exampleOf,
  mock,
  mockNetworkError,
  mockPending,
  mockProblem,
} from '@crt/api-client/mocks';
import { getRequestInformation } from '@crt/api-client/main/plan';
import {
  addPlanComment,
  deletePlanComment,
  editPlanComment,
  listPlanComments,
} from '@crt/api-client/main/plan-comment';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConnectedRequestInformation } from '../RequestInformation/ConnectedRequestInformation.tsx';
import { ConnectedPlanComments } from './ConnectedPlanComments.tsx';

const { comments } = exampleOf(listPlanComments);

const meta = {
  title: 'Widgets/Plan/ConnectedPlanComments',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedPlanComments,
  args: { planId: 10412, userId: 'usr-hmey', mayAdd: true },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <EditLockProvider>
          <Story />
          <ToastOutlet />
          <ConfirmOutlet />
        </EditLockProvider>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof ConnectedPlanComments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Read from the plan; a comment is added with the specified text. */
export const AddsAComment: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Comment added.')).toBeInTheDocument();
  },
};

/** A call that fails says the specified sentence and keeps what was typed (F47). */
export const AddFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockNetworkError(addPlanComment));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(box, 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(
      await canvas.findByText('Error during adding comment. Please try again.'),
    ).toBeInTheDocument();
    await expect(box).toHaveValue('Hello');
  },
};

/** The section fails alone, with a way to try again. */
export const LoadingFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(listPlanComments, 503, 'The server is busy.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};

/** The same for a comment that is edited, which keeps its new text, and for one that is deleted (F47, F65). */
export const EditFails: Story = {
  args: { userId: comments[0]?.userId },
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(editPlanComment, 500), mockProblem(deletePlanComment, 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit comment' }));
    const box = canvas.getAllByRole('textbox', { name: 'Comment' })[1] as HTMLElement;
    await userEvent.type(box, ' Confirmed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(
      await canvas.findByText('Error during editing comment. Please try again.'),
    ).toBeInTheDocument();
    await expect(box).toHaveValue('Surgeon asked for delivery before noon. Confirmed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete comment' }));
    await expect(await screen.findByText('Do you want to remove this comment?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(
      await canvas.findByText('Error during deleting comment. Please try again.'),
    ).toBeInTheDocument();
  },
};

/** Whoever thinks better of it is told that nothing happened (A25, F49). */
export const DeleteDeclined: Story = {
  args: { userId: comments[0]?.userId },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete comment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Operation cancelled.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete comment' })).toBeVisible();
  },
};

/** A comment that is being saved holds back the edits of the page (F10). */
export const LocksThePage: Story = {
  render: (args) => (
    <>
      <ConnectedRequestInformation planId={args.planId} planHref={(id) => `/plans/${id}`} />
      <ConnectedPlanComments {...args} />
    </>
  ),
  beforeEach: ({ msw }) => {
    msw.use(mock(getRequestInformation, exampleOf(getRequestInformation)), mockPending(addPlanComment));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: /Edit Loaner Set$/ });
    await expect(field).not.toHaveAttribute('aria-disabled');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listPlanComments)) };
