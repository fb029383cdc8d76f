export * from '../src/session/affected-sessions.ts';
