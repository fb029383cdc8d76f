export * from '../src/notification/alert.ts';
