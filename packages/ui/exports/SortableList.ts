export { SortableList } from '../src/data/SortableList/SortableList.tsx';
export type { SortableListProps } from '../src/data/SortableList/SortableList.tsx';
