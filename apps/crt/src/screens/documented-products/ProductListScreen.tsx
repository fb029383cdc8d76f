import { ConnectedAddProduct } from '@crt/domain-widgets/ConnectedAddProduct';
import { ConnectedProductFilterBar } from '@crt/domain-widgets/ConnectedProductFilterBar';
import { ConnectedProductTable } from '@crt/domain-widgets/ConnectedProductTable';
import { productList } from '@crt/domain-widgets/product-list';
import { useCallback } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { recordInList } from '../../lists/record-in-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /Documentation/Product: the products, all of it in the address; a product goes on with that address (P1 to P3, P18). */
const ProductListScreen = () => {
  const state = useListAddress(productList);
  const mayManage = useMay(['CanManageProducts']);
  const mayRemove = useMay(['CanRemoveData']);
  const mayReadDocuments = useMay(['CanReadDocuments']);
  const [query] = useQuery();
  const goTo = useGoTo();
  const list = query.toString();
  const productHref = useCallback((id: number) => recordInList(paths.documentedProduct(id), list), [list]);
  return (
    <ListScreen
      list={productList}
      state={state}
      actions={mayManage && <ConnectedAddProduct onAdded={(id) => goTo(paths.documentedProduct(id))} />}
      filterBar={(needs) => <ConnectedProductFilterBar {...needs} />}
      rows={(needs) => (
        <ConnectedProductTable
          {...needs}
          productHref={productHref}
          documentHref={mayReadDocuments ? paths.document : undefined}
          traceHref={paths.trace}
          mayRemove={mayRemove}
        />
      )}
    />
  );
};

export default ProductListScreen;
