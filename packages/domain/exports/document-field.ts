export * from '../src/document/document-field.ts';
