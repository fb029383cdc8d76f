import {
  ConnectedProduct,
  productDetailsTexts as texts,
  useProduct,
  type ProductInList,
} from '@crt/domain-widgets/ConnectedProduct';
import { readListAddress } from '@crt/domain-widgets/list-address';
import { toRequest } from '@crt/domain-widgets/list-query';
import { productList } from '@crt/domain-widgets/product-list';
import { ButtonLink } from '@crt/ui/Link';
import { machineZone } from '../../app/machine-zone.ts';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { listAround } from '../../lists/record-in-list.ts';
import { RecordPage } from '../../lists/RecordPage.tsx';
import { useGoTo, usePathId, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';

/** /Documentation/Product/{id}: a product as it was opened, or as a neighbour in the list that one came from (P7). */
const ProductScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <ProductPage key={id} id={id} />;
};

export default ProductScreen;

const list = { path: paths.documentedProductList(), label: productList.texts.table, back: texts.toList };

const ProductPage = ({ id }: { readonly id: number }) => {
  const [query] = useQuery();
  const { filters } = toRequest(productList, readListAddress(productList, query), machineZone);
  const product: ProductInList = { id, ...filters };
  const { data, error } = useProduct(product);
  // What was removed leaves its last answer behind.
  const known = error?.status === 404 ? undefined : data;
  const goTo = useGoTo();
  const mayManage = useMay(['CanManageProducts']);
  const mayRemove = useMay(['CanRemoveData']);
  const mayReadDocuments = useMay(['CanReadDocuments']);
  useScreenSubject(known?.description);
  const code = known?.gtin ?? known?.catalogNumber;
  return (
    <RecordPage
      id={id}
      title={texts.title}
      name={known?.description}
      neighbours={known?.neighbours}
      list={list}
      pathOf={paths.documentedProduct}
      actions={code && <ButtonLink href={paths.trace(code)}>{texts.trace}</ButtonLink>}
    >
      <ConnectedProduct
        product={product}
        mayManage={mayManage}
        mayRemove={mayRemove}
        documentHref={mayReadDocuments ? paths.document : undefined}
        keyCodeHref={paths.keyCodes}
        onRemoved={() => goTo(listAround(list.path, id, 0, query.toString()))}
      />
    </RecordPage>
  );
};
