export * from '../src/export/extract-codes.ts';
