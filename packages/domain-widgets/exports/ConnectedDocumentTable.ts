export { ConnectedDocumentTable } from '../src/document/ConnectedDocumentTable.tsx';
export type { ConnectedDocumentTableProps } from '../src/document/ConnectedDocumentTable.tsx';
