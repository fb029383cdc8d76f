export * from '../src/document/coverage.ts';
