export { EditableTable } from '../src/data/EditableTable/EditableTable.tsx';
export type { EditableColumn, EditableTableProps } from '../src/data/EditableTable/EditableTable.tsx';
