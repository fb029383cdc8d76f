import { exampleOf } from '@crt/api-client/mocks';
import { listLinkedPlans } from '@crt/api-client/main/plan-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkedPlansTable } from './LinkedPlansTable.tsx';

const links = exampleOf(listLinkedPlans).model.map((link) => ({ ...link, typeName: 'Related' }));

const meta = {
  title: 'Widgets/Plan/LinkedPlansTable',
  component: LinkedPlansTable,
  args: {
    links,
    planHref: (id: number) => `/plan/${id}`,
    onAdd: fn() as (() => void) | undefined,
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkedPlansTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A warning stands on its row (F52); a link of the system has no delete (F51). */
export const DeletesOneOfItsOwn: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(/The linked plan is on hold/)[0]).toBeInTheDocument();
    const remove = canvas.getByRole('button', { name: 'Delete link with 26-10398' });
    await expect(canvas.queryByRole('button', { name: 'Delete link with 26-10112' })).toBeNull();
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(links[0]);
  },
};

/** Without the right to manage plans there is no Add, the server allows no delete, and no column promises one (F53). */
export const ReadOnly: Story = {
  args: { onAdd: undefined, links: links.map((link) => ({ ...link, canBeDeleted: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
};

/** Nothing is linked. */
export const Empty: Story = { args: { links: [] } };

/** The section fails alone. */
export const Failed: Story = {
  args: { links: [], error: 'The links could not be loaded.', onRetry: fn() },
};

export const Loading: Story = { args: { links: [], isLoading: true } };

/** Another edit of the page is being saved (F10). */
export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete link with 26-10398' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

const long =
  'Delivered together with the guide and the second plate, because the surgeon asked for it. '.repeat(3);

/** A long comment stays in its cell. */
export const LongText: Story = {
  args: { links: links.map((link) => ({ ...link, comment: long.trim() })) },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByText(/^Delivered together/);
    await expect(cell?.getBoundingClientRect().height).toBeLessThan(60);
  },
};
