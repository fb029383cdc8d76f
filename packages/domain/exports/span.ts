export * from '../src/session/span.ts';
