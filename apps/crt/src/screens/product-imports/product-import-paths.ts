import type { ImportPaths } from '../../imports/import-paths.ts';
import { paths } from '../../routes/paths.ts';

/** Where the imports of products are. */
export const productImportPaths: ImportPaths = {
  form: paths.productImportForm,
  list: paths.productImports,
  details: paths.productImport,
};
