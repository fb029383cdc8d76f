export * from '../src/document/document-list.ts';
