export { ProgressBar, ProgressLine } from '../src/primitives/ProgressBar/ProgressBar.tsx';
export type { ProgressBarProps } from '../src/primitives/ProgressBar/ProgressBar.tsx';
