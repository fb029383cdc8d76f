export { ErrorState } from '../src/data/ErrorState/ErrorState.tsx';
export type { ErrorStateProps } from '../src/data/ErrorState/ErrorState.tsx';
