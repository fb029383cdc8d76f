import { productImport } from '@crt/domain-widgets/import-kinds';
import { ImportListPage } from '../../imports/ImportListPage.tsx';
import { productImportPaths } from './product-import-paths.ts';

/** /Documentation/ProductImport/List: the imports of products (R2). */
const ProductImportsScreen = () => <ImportListPage kind={productImport} paths={productImportPaths} />;

export default ProductImportsScreen;
