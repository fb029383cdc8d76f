export * from '../src/session/availability.ts';
