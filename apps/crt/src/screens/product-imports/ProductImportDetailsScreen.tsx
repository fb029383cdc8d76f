import { productImport } from '@crt/domain-widgets/import-kinds';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { ImportDetailsPage } from '../../imports/ImportDetailsPage.tsx';
import { paths } from '../../routes/paths.ts';
import { productImportPaths } from './product-import-paths.ts';

/** /Documentation/ProductImport/{id}: what became of an import of products (R2, R3, R19). */
const ProductImportDetailsScreen = () => {
  const mayReadProducts = useMay(['CanReadProducts']);
  return (
    <ImportDetailsPage
      kind={productImport}
      paths={productImportPaths}
      recordHref={mayReadProducts ? paths.documentedProduct : undefined}
    />
  );
};

export default ProductImportDetailsScreen;
