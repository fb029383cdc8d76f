export * from '../src/document/file-regions.ts';
