export * from '../src/notification/taken-back.ts';
