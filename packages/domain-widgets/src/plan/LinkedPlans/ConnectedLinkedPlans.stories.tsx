import { createMockQueryClient, exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { deletePlanLink, listLinkedPlans, savePlanLink } from '@crt/api-client/main/plan-link';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { listLinkTypes } from '@crt/api-client/main/plan-option';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedLinkedPlans } from './ConnectedLinkedPlans.tsx';

const meta = {
  title: 'Widgets/Plan/ConnectedLinkedPlans',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLinkedPlans,
  args: { planId: 10412, planHref: (id: number) => `/plan/${id}`, treeHref: '/tree', mayManage: true },
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Plan and type are asked for, the comment is optional (F50). */
export const AddLink: Story = {
  play: async ({ canvas }) => {
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

const asked = fn();

/** What is longer than any request id, or several of them, is no part of one: the server is not asked (F50). */
export const TooLongToFind: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(findPlanRequests, ({ containsString }) => {
        asked(containsString);
        return ['26-10398'];
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const plan = await screen.findByRole('combobox', { name: /Plan ID/ });
    for (const text of ['2'.repeat(31), '26-10398, 26-10399']) {
      await userEvent.clear(plan);
      await userEvent.click(plan);
      await userEvent.paste(text);
      await expect(await screen.findByText('Nothing matches')).toBeVisible();
    }
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.clear(plan);
    await userEvent.paste(' 26–103');
    await expect(await screen.findByRole('option', { name: '26-10398' })).toBeVisible();
    await expect(asked.mock.calls).toEqual([['26-103']]);
    await userEvent.keyboard('{Escape}');
  },
};

/** A plan that repeats an order leads to the tree of all of them (K). */
export const InTree: Story = {
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('link', { name: 'Repeat orders' });
    await expect(tree).toHaveAttribute('href', '/tree');
  },
};

/** Deleting asks first, with the request's id (F51). */
export const DeleteLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete link with 26-10398' }));
    await expect(
      await screen.findByText('Do you want to remove link with Request 26-10398?'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
  },
};

/** A call that fails says the specified sentence (F51). */
export const DeleteFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(deletePlanLink, 500));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete link with 26-10398' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(
      await screen.findByText('Error during deleting link. Please try again.'),
    ).toBeInTheDocument();
  },
};

/** A link that is gone already says so: trying again would be no use. */
export const DeleteGone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(deletePlanLink, 404, 'Link does not exist or was removed.'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete link with 26-10398' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Link does not exist or was removed.')).toBeInTheDocument();
  },
};

async function fillIn(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Plan ID/ }), '26');
  await userEvent.click(await screen.findByRole('option', { name: '26-10398' }));
  const type = within(dialog).getByRole('button', { name: /Link type/ });
  await expectOpen(type);
  await userEvent.click(type);
  await userEvent.click(await screen.findByRole('option', { name: 'Related' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}

/** A call that fails says the specified sentence in the dialog, which keeps what was chosen (F50, F65). */
export const AddFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(savePlanLink, 500));
  },
  play: async ({ canvas }) => {
    const dialog = within(await fillIn(canvas));
    await expect(await dialog.findByText('Error during adding link. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Plan ID/ })).toHaveValue('26-10398');
  },
};

/** A refusal is the server's own sentence (F50). */
export const AddRefused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(savePlanLink, { ...exampleOf(savePlanLink), result: 2, message: 'Both are linked already.' }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = within(await fillIn(canvas));
    await expect(await dialog.findByText('Both are linked already.')).toBeVisible();
  },
};

/** Kinds that could not be loaded can be asked for again, where they are missed. */
export const TypesFail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockProblem(listLinkTypes, 500, 'The database is away.'));
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('The link types could not be loaded.')).toBeVisible();
    msw.use(mock(listLinkTypes, exampleOf(listLinkTypes)));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByText('The link types could not be loaded.')).toBeNull());
    const type = dialog.getByRole('button', { name: /Link type/ });
    await expectOpen(type);
    await userEvent.click(type);
    await expect(await screen.findByRole('option', { name: 'Related' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listLinkedPlans)) };
