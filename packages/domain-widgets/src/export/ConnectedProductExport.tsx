import {
  exportProducts,
  exportProductsZip,
  extractGtinsForProductExport,
  findDocumentNumbersForProductExport,
  findGtinsForProductExport,
  getProductExportTree,
  listAssociatedProductsForExport,
  listProductExportTrees,
} from '@crt/api-client/documentation/product-export';
import { productExportMode } from '@crt/api-client/enums/product-export-mode';
import {
  productExportProfile,
  productExportProfileLabels,
  type ProductExportProfile,
} from '@crt/api-client/enums/product-export-profile';
import { useDownload } from '@crt/api-client/hooks';
import { chooseProduct } from '@crt/domain/product-export';
import { Select } from '@crt/ui/Select';
import { useState } from 'react';
import { documentPick, productPick } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';
import { ExportForm } from './ExportForm.tsx';
import { foundGtins } from './found-gtins.ts';
import { useAssociatedProducts } from './use-associated-products.ts';
import { useExportChoice } from './use-export-choice.ts';
import { useExtract, useFind } from './use-find.ts';
import { useProductTrees } from './use-product-trees.ts';

/** The profiles that are offered: Manual is hidden (R7). */
const profiles = [productExportProfile.cmf, productExportProfile.agt].map((id) => ({
  id,
  name: productExportProfileLabels[id],
}));

/** Exports versions of products by GTIN, or of the products that documents describe, for a profile (R7, R21). */
export const ConnectedProductExport = () => {
  const choice = useExportChoice();
  const [profile, setProfile] = useState<ProductExportProfile>(productExportProfile.cmf);
  const byDocument = useAssociatedProducts(listAssociatedProductsForExport, choice);
  const trees = useProductTrees(
    { one: getProductExportTree, many: listProductExportTrees },
    choice,
    byDocument,
  );
  const findDocuments = useFind(findDocumentNumbersForProductExport, documentPick);
  const findProducts = useFind(findGtinsForProductExport, productPick);
  const extract = useExtract(extractGtinsForProductExport, foundGtins);
  const text = useDownload(exportProducts);
  const zip = useDownload(exportProductsZip);
  const mode = productExportMode[choice.mode];
  const body = (nodes: readonly string[]) => ({ body: { chosenIds: [...nodes], profile, mode } });
  return (
    <ExportForm
      kind="products"
      modes={['manual', 'bulk', 'documentBased']}
      choice={choice}
      source={
        choice.mode === 'documentBased'
          ? { label: texts.documentNumber, find: findDocuments }
          : { label: texts.gtin, find: findProducts, extract }
      }
      fields={
        <Select<ProductExportProfile>
          label={texts.profile}
          options={profiles}
          value={profile}
          onChange={(next) => next !== null && setProfile(next)}
        />
      }
      trees={trees}
      chooseOne={chooseProduct}
      actions={[
        { label: texts.text, onExport: (nodes) => text.mutateAsync(body(nodes)) },
        { label: texts.zip, onExport: (nodes) => zip.mutateAsync(body(nodes)) },
      ]}
    />
  );
};
