export * from '../src/request-import/import-log-list.ts';
