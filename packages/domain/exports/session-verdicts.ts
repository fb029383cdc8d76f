export * from '../src/session/session-verdicts.ts';
