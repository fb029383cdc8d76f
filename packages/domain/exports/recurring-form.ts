export * from '../src/session/recurring-form.ts';
