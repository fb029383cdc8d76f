import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import { deletePlanLink, listLinkedPlans, savePlanLink } from '@crt/api-client/main/plan-link';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { listLinkTypes } from '@crt/api-client/main/plan-option';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { expect, screen } from 'storybook/test';
import { ConnectedLinkedPlans } from './ConnectedLinkedPlans.tsx';

const meta = {
  title: 'Widgets/Plan/ConnectedLinkedPlans',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLinkedPlans,
  args: { planId: 10412, planHref: (id: number) => `/plan/${id}`, mayManage: true },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <EditLockProvider>
          <div style={{ display: 'flex', blockSize: 320 }}>
            <Story />
          </div>
          <ToastOutlet />
          <ConfirmOutlet />
        </EditLockProvider>
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listLinkedPlans, exampleOf(listLinkedPlans)),
      mock(listLinkTypes, exampleOf(listLinkTypes)),
      mock(findPlanRequests, ['26-10398']),
      mock(savePlanLink, exampleOf(savePlanLink)),
      mock(deletePlanLink, exampleOf(deletePlanLink)),
    );
  },
} satisfies Meta<typeof ConnectedLinkedPlans>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Plan and type are asked for, the comment is optional (F50). */
export const AddLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog');
    const save = () => screen.getAllByRole('button', { name: 'Add' }).at(-1) as HTMLElement;
    await userEvent.click(save());
    await expect((await screen.findAllByText('Please select plan id'))[0]).toBeVisible();
    await expect(screen.getAllByText('Please select link type')[0]).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: /Plan ID/ }), '26');
    await userEvent.click(await screen.findByRole('option', { name: '26-10398' }));
    await userEvent.click(screen.getByRole('button', { name: /Link type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Related' }));
    await userEvent.click(save());
    await expect(await screen.findByText('Link added.')).toBeInTheDocument();
    await expect(dialog).not.toBeInTheDocument();
  },
};

/** Deleting asks first, with the request's id (F51). */
export const DeleteLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete link with 26-10398' }));
    await expect(
      await screen.findByText('Do you want to remove link with Request 26-10398?'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
  },
};

/** A call that fails says the specified sentence (F51). */
export const DeleteFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(deletePlanLink, 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete link with 26-10398' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(
      await screen.findByText('Error during deleting link. Please try again.'),
    ).toBeInTheDocument();
  },
};
