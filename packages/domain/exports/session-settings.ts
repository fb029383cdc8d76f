export * from '../src/session/session-settings.ts';
