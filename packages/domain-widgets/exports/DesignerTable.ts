export { DesignerTable } from '../src/designer/DesignerTable.tsx';
export type { DesignerTableProps } from '../src/designer/DesignerTable.tsx';
