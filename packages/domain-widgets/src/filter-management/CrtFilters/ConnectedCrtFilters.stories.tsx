import { createMockQueryClient, exampleOf, mock, mockProblem } from '@crt/api-client/mocks';
import {
  deleteStoredQuery,
  findFilterOwners,
  listStoredQueries,
  updateStoredQuery,
} from '@crt/api-client/main/stored-query';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedCrtFilters } from './ConnectedCrtFilters.tsx';

const filters = exampleOf(listStoredQueries);
const updated = exampleOf(updateStoredQuery);
const sent = fn<(body: { newName: string; sharingLevel: number }) => void>();

const meta = {
  title: 'Widgets/Filter management/ConnectedCrtFilters',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedCrtFilters,
  args: { filterHref: ({ id }) => `/filter/${id}`, isGlobal: false, hasOthers: false },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createMockQueryClient()}>
        <Story />
        <ToastOutlet />
        <ConfirmOutlet />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock(listStoredQueries, filters),
      mock(findFilterOwners, [{ id: 'usr-jwei', symbol: 'JWEI', name: 'Jonas Weiss' }]),
      mock(updateStoredQuery, ({ body }) => {
        sent(body);
        return updated;
      }),
      mock(deleteStoredQuery, exampleOf(deleteStoredQuery)),
    );
  },
} satisfies Meta<typeof ConnectedCrtFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const openEdit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Edit Late in Rotterdam' }));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

export const Default: Story = {};

/** Without the right only one's own filters, and no sharing (W4, W5). */
export const EditsItsOwn: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openEdit();
    await expect(canvas.queryByText('Everything on hold')).toBeNull();
    await expect(screen.queryByRole('radio', { name: 'Public' })).toBeNull();
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await apply();
    await expect((await screen.findAllByText('Name is required'))[0]).toBeVisible();
    await userEvent.type(name, ' Late ');
    await apply();
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ newName: 'Late', sharingLevel: 0 }));
  },
};

/** With it everybody's, narrowed to one person, and shared (W4, W5). */
export const OfEverybody: Story = {
  args: { isGlobal: true },
  play: async ({ canvas }) => {
    await openEdit();
    await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
    await apply();
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ sharingLevel: 1 }));
    await userEvent.click(await canvas.findByRole('button', { name: 'User' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'wei');
    await userEvent.click(await screen.findByRole('option', { name: /Jonas Weiss/ }));
    await waitFor(() => expect(canvas.queryByText('Late in Rotterdam')).toBeNull());
    await expect(canvas.getByText('Everything on hold')).toBeVisible();
  },
};

/** Somebody without filters is told apart from a system without any (W5). */
export const NoneOfTheUser: Story = {
  args: { isGlobal: true },
  beforeEach: ({ msw }) =>
    msw.use(mock(findFilterOwners, [{ id: 'usr-none', symbol: 'NONE', name: 'Nora None' }])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'User' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'non');
    await userEvent.click(await screen.findByRole('option', { name: /Nora None/ }));
    await expect(await canvas.findByText('No saved filters of this user')).toBeVisible();
    await expect(canvas.queryByText('No saved filters yet')).toBeNull();
  },
};

/** A name in use is asked about; who says no goes on with what was typed (W9). */
export const NameInUse: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(updateStoredQuery, { ...updated, result: 1, message: 'Overwrite it?' })),
  play: async () => {
    await openEdit();
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '2');
    await apply();
    await expect(await screen.findByText('Overwrite it?')).toBeInTheDocument();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Update canceled')).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Late in Rotterdam2');
  },
};

/** Agreed to, it takes the name from the other one (W9). */
export const NameTakenOver: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateStoredQuery, ({ body }) => {
        sent(body);
        return body.ignoreWarning === true ? updated : { ...updated, result: 1, message: 'Overwrite it?' };
      }),
    ),
  play: async () => {
    await openEdit();
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '2');
    await apply();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.calls.map(([body]) => 'ignoreWarning' in body && body.ignoreWarning)).toEqual([
      false,
      true,
    ]);
  },
};

/** What the server refuses is its own sentence, for both (W6). */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const refusal = { ...updated, result: 2 as const, message: 'The filter is in use.' };
    msw.use(mock(updateStoredQuery, refusal), mock(deleteStoredQuery, refusal));
  },
  play: async () => {
    await openEdit();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), '2');
    await apply();
    await expect(await dialog.findByText('The filter is in use.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Late in Rotterdam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('The filter is in use.')).toBeInTheDocument();
  },
};

/** Deleting asks first; a no is told (A25), and a call that fails in the specified words (W6). */
export const DeleteFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(deleteStoredQuery, 500)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Late in Rotterdam' }));
    await expect(await screen.findByText('Do you want to remove this filter?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Operation cancelled.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Late in Rotterdam' }));
    await expect(await screen.findByText('Do you want to remove this filter?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Error occurred during deleting filter.')).toBeInTheDocument();
  },
};

/** Two clicks are one question: nothing was cancelled as long as it stands there (W6, A25). */
export const DeleteWithDoubleClick: Story = {
  play: async () => {
    const remove = await screen.findByRole('button', { name: 'Delete Late in Rotterdam' });
    // One may still stand there from the question before.
    const told = () => screen.queryAllByText('Operation cancelled.').length;
    const before = told();
    await userEvent.dblClick(remove);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(told()).toBeLessThanOrEqual(before);
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(told()).toBeLessThanOrEqual(before);
  },
};

/** The same for an edit, in the dialog, which keeps the name (W6). */
export const EditFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(updateStoredQuery, 500)),
  play: async () => {
    await openEdit();
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '2');
    await apply();
    await expect(await screen.findByText('Error occurred during editing filter.')).toBeVisible();
  },
};

/** Nothing to manage: no card, but words (W5). */
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listStoredQueries, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved filters yet')).toBeVisible();
    await expect(canvas.queryByText('CRT Filters')).toBeNull();
  },
};

/** Where the filters of the documentation stand below, these say whether there are any (W1). */
export const NothingBesideOthers: Story = {
  args: { hasOthers: true },
  beforeEach: ({ msw }) => msw.use(mock(listStoredQueries, [])),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('CRT Filters'));
    await expect(canvas.queryByText('No saved filters yet')).toBeNull();
  },
};

/** Except for whoever manages everybody's (W5). */
export const NothingOfEverybody: Story = {
  args: { isGlobal: true },
  beforeEach: ({ msw }) => msw.use(mock(listStoredQueries, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved filters yet')).toBeVisible();
    await expect(canvas.getByText('CRT Filters')).toBeVisible();
  },
};
