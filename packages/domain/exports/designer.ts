export * from '../src/session/designer.ts';
