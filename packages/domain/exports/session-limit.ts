export * from '../src/session/session-limit.ts';
