import {
  deleteDocumentationQuery,
  listDocumentationQueries,
  renameDocumentationQuery,
} from '@crt/api-client/documentation/documentation-query';
import { findFilterOwners } from '@crt/api-client/main/stored-query';
import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedEdocFilters } from './ConnectedEdocFilters.tsx';

const [own] = exampleOf(listDocumentationQueries);
if (!own) throw new Error('The example of listDocumentationQueries has no filter.');

const filters = [
  { ...own, name: 'CMF documents' },
  {
    ...own,
    id: 15,
    name: 'Spinal cages',
    storedQueryType: 2 as const,
    isPrivate: false,
    canBeManaged: false,
    ownerUserId: 'usr-mpet',
    ownerName: 'Mila Petrov',
  },
  { ...own, id: 16, name: 'Spine' },
];
/** What somebody is told who manages everybody's. */
const everybody = [
  mock(
    listDocumentationQueries,
    filters.map((filter) => ({ ...filter, canBeManaged: true })),
  ),
  mock(findFilterOwners, [{ id: 'usr-mpet', name: 'Mila Petrov', symbol: 'MPET' }]),
];

const meta = {
  title: 'Widgets/Filter management/ConnectedEdocFilters',
  component: ConnectedEdocFilters,
  args: { filterHref: ({ storedQueryType, query }) => `/${storedQueryType}?${query}`, isGlobal: false },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(listDocumentationQueries, filters)),
} satisfies Meta<typeof ConnectedEdocFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** One's own filters, each a link to its list (W3, W5). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'CMF documents' });
    await expect(link).toHaveAttribute('href', `/1?${own.query}`);
    await expect(canvas.getAllByText('Documents')).toHaveLength(2);
    await expect(canvas.queryByText('Spinal cages')).toBeNull();
  },
};

/** Whoever manages everybody's sees whose each is, narrows them to one person's, and changes all (W5, W7, W8). */
export const OfEverybody: Story = {
  tags: ['no-visual'],
  args: { isGlobal: true },
  beforeEach: ({ msw }) => msw.use(...everybody),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spinal cages' })).toBeVisible();
    await expect(canvas.getByText('Products')).toBeVisible();
    await expect(canvas.getByText('Mila Petrov')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Spinal cages' })).toBeVisible();
  },
};

/** Narrowed to one person's (W5). */
export const OfOnePerson: Story = {
  tags: ['no-visual'],
  args: { isGlobal: true },
  beforeEach: ({ msw }) => msw.use(...everybody),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'User' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'pet');
    await userEvent.click(await screen.findByRole('option', { name: /Mila Petrov/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'CMF documents' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Spinal cages' })).toBeVisible();
  },
};

/** Somebody without filters is told apart from a system without any (W5). */
export const NoneOfTheUser: Story = {
  tags: ['no-visual'],
  args: { isGlobal: true },
  beforeEach: ({ msw }) =>
    msw.use(mock(findFilterOwners, [{ id: 'usr-none', name: 'Nora None', symbol: 'NONE' }]), ...everybody),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'User' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'non');
    await userEvent.click(await screen.findByRole('option', { name: /Nora None/ }));
    await expect(await canvas.findByText('No saved filters of this user')).toBeVisible();
    await expect(canvas.queryByText('No saved filters yet')).toBeNull();
  },
};

async function renameToSpine(canvas: { findByRole: typeof screen.findByRole }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit CMF documents' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, 'spine');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return name;
}

const taken = 'A filter with the name Spine already exists.';

/** A filter is renamed, never shared here; a name in use, also by a filter that this page has not seen, is asked about, and who declines keeps what was typed (W4, W9). */
export const NameInUse: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDocumentationQueries, filters.slice(0, 2)),
      mockProblem(renameDocumentationQuery, 409, taken),
    ),
  play: async ({ canvas }) => {
    const name = await renameToSpine(canvas);
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(`${taken} Overwrite it?`)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Update canceled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('spine');
  },
};

/** Who agrees overwrites the other one (W9). */
export const Overwrites: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(renameDocumentationQuery, ({ body }) => {
        if (body.name !== 'spine') throw new Response(null, { status: 500 });
        if (body.overwrite !== true) throw new Response(null, { status: 409 });
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await renameToSpine(canvas);
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Filter renamed.')).toBeVisible();
  },
};

/** What is refused although the person agreed is told, and what was typed stays (W4, W6). */
export const RefusedAllTheSame: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mockProblem(renameDocumentationQuery, 409, taken)),
  play: async ({ canvas }) => {
    const name = await renameToSpine(canvas);
    const asked = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await userEvent.click(asked.getByRole('button', { name: 'OK' }));
    const alert = await alertOf('Validation Error');
    await expect(alert.getByText(taken)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('spine');
  },
};

/** A filter is deleted after the question (W6). */
export const Deletes: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mock(deleteDocumentationQuery, undefined)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete CMF documents' }));
    const question = await alertOf('Warning');
    await expect(question.getByText('Do you want to remove this filter?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('Filter removed.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listDocumentationQueries)),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDocumentationQueries, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved filters yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listDocumentationQueries, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
  },
};
