export { importLogList } from '../src/import/import-log-list.ts';
