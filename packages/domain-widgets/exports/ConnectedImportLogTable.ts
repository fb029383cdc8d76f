export { ConnectedImportLogTable } from '../src/import/ConnectedImportLogTable.tsx';
export type { ConnectedImportLogTableProps } from '../src/import/ConnectedImportLogTable.tsx';
