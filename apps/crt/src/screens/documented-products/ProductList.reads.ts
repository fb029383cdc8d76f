import { productList } from '@crt/domain-widgets/product-list';
import { readsOfList } from '../../lists/reads-of-list.ts';

/** What the product list of the documentation asks first. */
export default readsOfList(productList, {
  path: '/Documentation/Product',
  access: ['CanReadProducts'],
});
