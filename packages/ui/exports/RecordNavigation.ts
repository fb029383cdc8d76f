export { RecordNavigation } from '../src/patterns/RecordNavigation/RecordNavigation.tsx';
export type { RecordNavigationProps } from '../src/patterns/RecordNavigation/RecordNavigation.tsx';
