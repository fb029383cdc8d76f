export { requestImportTitles } from '../src/import/request-import.texts.ts';
