export { EmptyState } from '../src/data/EmptyState/EmptyState.tsx';
export type { EmptyReason, EmptyStateProps } from '../src/data/EmptyState/EmptyState.tsx';
