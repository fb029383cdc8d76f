export * from '../src/notification/reader.ts';
