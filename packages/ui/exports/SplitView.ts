export { SplitView } from '../src/layout/SplitView/SplitView.tsx';
export type { SplitViewProps } from '../src/layout/SplitView/SplitView.tsx';
