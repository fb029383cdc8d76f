export { ConnectedDocument } from '../src/document/details/ConnectedDocument.tsx';
export type { ConnectedDocumentProps } from '../src/document/details/ConnectedDocument.tsx';
export { documentDetailsTexts } from '../src/document/details/document-details.texts.ts';
export { useDocument } from '../src/document/details/use-document.ts';
export type { DocumentInList } from '../src/document/details/use-document.ts';
