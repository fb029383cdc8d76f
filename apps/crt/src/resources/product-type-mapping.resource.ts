import {
  addProductTypeMapping,
  listProductTypeMappings,
  removeProductTypeMapping,
  updateProductTypeMapping,
} from '@crt/api-client/main/product-type-mapping';
import { defineResource } from './resource-kit/define-resource.ts';

/** What the product names and keys of imported requests stand for (T2, T9). */
export default defineResource({
  name: 'Product Type Mapping',
  permissions: ['CanManageMappings'],
  list: {
    query: listProductTypeMappings,
    rows: 'records',
    columns: [
      { key: 'requestProductName', header: 'Product Name' },
      { key: 'productKey', header: 'Product Key' },
      { key: 'productTypeName', header: 'Product Type' },
      { key: 'requestTypeName', header: 'Request Type' },
      { key: 'isPriority', header: 'Priority', kind: 'boolean' },
      { key: 'isDesignSessionRequired', header: 'Design Session Required', kind: 'boolean' },
    ],
  },
  form: {
    create: addProductTypeMapping,
    update: updateProductTypeMapping,
    fields: {
      requestProductName: { kind: 'text', label: 'Product Name' },
      productKey: { kind: 'text', label: 'Product Key' },
      productTypeId: {
        kind: 'choice',
        label: 'Product Type',
        from: 'productTypes',
        value: 'id',
        text: 'name',
        hidden: 'isHidden',
      },
      requestTypeId: {
        kind: 'choice',
        label: 'Request Type',
        from: 'requestTypes',
        value: 'id',
        text: 'name',
      },
      isPriority: { kind: 'boolean', label: 'Priority', isOptional: true },
      isDesignSessionRequired: { kind: 'boolean', label: 'Design Session Required', isOptional: true },
    },
  },
  remove: { call: removeProductTypeMapping },
  history: 'product-type-mapping',
});
