import {
  addProductFamily,
  deleteProductFamily,
  listConfiguredProductFamilies,
  updateProductFamily,
} from '@crt/api-client/documentation/product-family';
import { defineResource } from './resource-kit/define-resource.ts';

/** Families that documented products belong to (S1 to S3, S5). */
export default defineResource({
  name: 'Product Families',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredProductFamilies },
    rows: 'records',
    columns: [{ key: 'name', header: 'Name' }],
  },
  form: {
    create: addProductFamily,
    update: updateProductFamily,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
    },
  },
  remove: { call: deleteProductFamily },
  history: 'product-family',
});
