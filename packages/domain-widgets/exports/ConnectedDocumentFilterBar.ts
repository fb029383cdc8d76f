export { ConnectedDocumentFilterBar } from '../src/document/ConnectedDocumentFilterBar.tsx';
