import type { ImportPaths } from '../../imports/import-paths.ts';
import { paths } from '../../routes/paths.ts';

/** Where the imports of documents are. */
export const documentImportPaths: ImportPaths = {
  form: paths.documentImportForm,
  list: paths.documentImports,
  details: paths.documentImport,
};
