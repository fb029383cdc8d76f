export * from '../src/document/version-lines.ts';
