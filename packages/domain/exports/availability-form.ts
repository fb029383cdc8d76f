export * from '../src/session/availability-form.ts';
