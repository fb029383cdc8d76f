export { CommentsPanel } from '../src/shared/comments/CommentsPanel.tsx';
export type { CommentsPanelProps } from '../src/shared/comments/CommentsPanel.tsx';
