export * from '../src/export/document-export.ts';
export * from '../src/export/copy-script.ts';
