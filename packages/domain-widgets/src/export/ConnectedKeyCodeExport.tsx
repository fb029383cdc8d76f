import {
  exportKeyCodes,
  extractGtinsForKeyCodeExport,
  findGtinsForKeyCodeExport,
  getKeyCodeExportTree,
  listKeyCodeExportTrees,
} from '@crt/api-client/documentation/key-code-export';
import { useDownload } from '@crt/api-client/hooks';
import { chooseProduct } from '@crt/domain/product-export';
import { productPick } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';
import { ExportForm } from './ExportForm.tsx';
import { foundGtins } from './found-gtins.ts';
import { useExportChoice } from './use-export-choice.ts';
import { useExtract, useFind } from './use-find.ts';
import { useProductTrees } from './use-product-trees.ts';

/** Exports the keycodes of product versions (Q5). */
export const ConnectedKeyCodeExport = () => {
  const choice = useExportChoice();
  const trees = useProductTrees({ one: getKeyCodeExportTree, many: listKeyCodeExportTrees }, choice);
  const find = useFind(findGtinsForKeyCodeExport, productPick);
  const extract = useExtract(extractGtinsForKeyCodeExport, foundGtins);
  const { mutateAsync } = useDownload(exportKeyCodes);
  return (
    <ExportForm
      kind="products"
      modes={['manual', 'bulk']}
      choice={choice}
      source={{ label: texts.gtin, find, extract }}
      trees={trees}
      chooseOne={chooseProduct}
      actions={[{ label: texts.text, onExport: (nodes) => mutateAsync({ body: { chosenIds: [...nodes] } }) }]}
    />
  );
};
