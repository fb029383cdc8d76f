export { Columns } from '../src/layout/Columns/Columns.tsx';
export type { ColumnsProps } from '../src/layout/Columns/Columns.tsx';
