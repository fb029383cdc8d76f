export * from '../src/session/slots.ts';
