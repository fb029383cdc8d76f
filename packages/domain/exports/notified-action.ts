export * from '../src/notification/notified-action.ts';
