export { DesignerTable } from '../src/session/designer/DesignerTable.tsx';
export type { DesignerTableProps } from '../src/session/designer/DesignerTable.tsx';
