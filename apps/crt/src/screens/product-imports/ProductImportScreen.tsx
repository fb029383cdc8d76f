import { productImportForm } from '@crt/domain-widgets/import-forms';
import { productImport } from '@crt/domain-widgets/import-kinds';
import { ImportFormPage } from '../../imports/ImportFormPage.tsx';
import { productImportPaths } from './product-import-paths.ts';

/** /Documentation/ProductImport: imports a file of products (R1). */
const ProductImportScreen = () => (
  <ImportFormPage kind={productImport} form={productImportForm} paths={productImportPaths} />
);

export default ProductImportScreen;
