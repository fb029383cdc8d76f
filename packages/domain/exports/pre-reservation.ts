export * from '../src/session/pre-reservation.ts';
