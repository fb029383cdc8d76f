export * from '../src/export/file-name.ts';
