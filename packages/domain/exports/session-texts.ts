export * from '../src/session/session.texts.ts';
