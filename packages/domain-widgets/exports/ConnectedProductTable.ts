export { ConnectedProductTable } from '../src/product/ConnectedProductTable.tsx';
export type { ConnectedProductTableProps } from '../src/product/ConnectedProductTable.tsx';
