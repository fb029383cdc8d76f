export * from '../src/session/duration.ts';
