export * from '../src/session/booked-session.ts';
