export { ConnectedAddDocument } from '../src/document/add/ConnectedAddDocument.tsx';
export type { ConnectedAddDocumentProps } from '../src/document/add/ConnectedAddDocument.tsx';
