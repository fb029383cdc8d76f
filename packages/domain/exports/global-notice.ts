export * from '../src/notification/global-notice.ts';
