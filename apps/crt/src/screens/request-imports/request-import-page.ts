import { requestImportTitles as titles } from '@crt/domain-widgets/request-import-titles';
import { paths } from '../../routes/paths.ts';

/** Where the imports of requests are, and what their pages are called. */
export const requestImportPage = {
  titles,
  paths: {
    form: paths.requestImportForm,
    list: paths.requestImports,
    details: paths.requestImport,
  },
} as const;
