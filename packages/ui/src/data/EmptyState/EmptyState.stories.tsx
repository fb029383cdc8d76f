import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Data/EmptyState',
  component: EmptyState,
  args: { reason: 'nothingYet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing was made yet: says what to do first. */
export const NothingYet: Story = {
  args: { title: 'No comments yet', action: <Button tone="accent">Add comment</Button> },
};

/** Filters leave nothing: offers to clear them. */
export const NothingMatches: Story = {
  args: { reason: 'nothingMatches', action: <Button>Clear filters</Button> },
};

/** There may be something, but not for this person: no action that would fail. */
export const NotAllowed: Story = { args: { reason: 'notAllowed' } };
