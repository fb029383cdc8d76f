export * from '../src/session/booking.ts';
