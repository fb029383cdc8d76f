import { exampleOf } from '@crt/api-client/mocks';
import { listPlanComments } from '@crt/api-client/main/plan-comment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CommentsPanel, type CommentsPanelProps } from './CommentsPanel.tsx';

const { comments } = exampleOf(listPlanComments);

const meta = {
  title: 'Widgets/Comments/CommentsPanel',
  component: CommentsPanel,
  args: {
    comments,
    userId: comments[0]?.userId,
    mayAdd: true,
    canManageComments: true,
    onAdd: fn(async () => true),
    onEdit: fn(async () => true),
    onRemove: fn(),
  },
} satisfies Meta<typeof CommentsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Only one's own comments can be edited and deleted (F48); an empty one is refused (F47). */
export const AddsAComment: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await expect(canvas.getByText("Comment can't be empty")).toBeInTheDocument();
    await expect(args.onAdd).not.toHaveBeenCalled();
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(box, ' Blank has arrived. ');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith('Blank has arrived.');
    await expect(box).toHaveValue('');
  },
};

/** The author edits in place; Cancel leaves everything as it was. */
export const Editing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit comment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    const edit = () => canvas.getByRole('button', { name: 'Edit comment' });
    await waitFor(() => expect(edit()).toHaveFocus());
    await userEvent.click(edit());
    const box = canvas.getAllByRole('textbox', { name: 'Comment' })[1] as HTMLElement;
    await expect(box).toHaveFocus();
    await userEvent.type(box, ' Confirmed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onEdit).toHaveBeenCalledWith(
      comments[0],
      'Surgeon asked for delivery before noon. Confirmed.',
    );
    await waitFor(() => expect(edit()).toHaveFocus());
  },
};

const Shrinking = (props: CommentsPanelProps) => {
  const [left, setLeft] = useState(props.comments);
  return (
    <CommentsPanel
      {...props}
      comments={left}
      onRemove={({ id }) => setLeft((before) => before.filter((comment) => comment.id !== id))}
    />
  );
};

/** The button that deletes a comment goes with it; the focus does not. */
export const DeletedByKey: Story = {
  tags: ['no-visual'],
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete comment' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Delete comment' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  },
};

/** Too long a text is told where it stands and is not cut off; shortened, it is added. */
export const TooLong: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(1_000_000));
    await expect(box).toHaveAccessibleDescription(
      'A comment can have 4000 characters at most, this one has 1000000.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(box.textContent).toHaveLength(1_000_000);
    await userEvent.clear(box);
    await userEvent.paste('x'.repeat(4000));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith('x'.repeat(4000));
  },
};

/** Another edit of the page runs: nothing is saved beside it, and what is typed stays (F10). */
export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(box, 'Meanwhile');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete comment' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(box).toHaveValue('Meanwhile');
  },
};

/** What the server did not take stays with its author. */
export const Refused: Story = {
  args: { onAdd: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(box, 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(box).toHaveValue('Kept');
  },
};

/** Whoever manages neither plans nor cycles only reads (F48). */
export const ReadOnly: Story = {
  args: { mayAdd: false, userId: 'usr-reader' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The plan takes no comments now: visible, disabled, with the reason (F48). */
export const Disabled: Story = {
  args: { canManageComments: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete comment' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toBeDisabled();
    for (const name of ['Add', 'Edit comment'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nobody wrote anything yet. */
export const Empty: Story = { args: { comments: [] } };

/** Long words break, lines stay as they were typed. */
export const Long: Story = {
  args: {
    comments: [
      { id: 1, text: 'x'.repeat(400), userId: 'a', userSymbol: 'ABCD', modifiedDate: '2026-11-20T09:30:00Z' },
      {
        id: 2,
        text: 'One\nTwo\n\nThree',
        userId: 'b',
        userSymbol: 'EFGH',
        modifiedDate: '2026-11-19T09:30:00Z',
      },
    ],
  },
};
