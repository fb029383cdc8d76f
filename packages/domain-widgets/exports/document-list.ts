export { documentList } from '../src/document/document-list.ts';
