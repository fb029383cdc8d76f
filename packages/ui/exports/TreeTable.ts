export { TreeTable } from '../src/data/TreeTable/TreeTable.tsx';
export type { TreeTableProps } from '../src/data/TreeTable/TreeTable.tsx';
