export * from '../src/document/revision-rules.ts';
