import { addProductType, listProductTypes, updateProductType } from '@crt/api-client/main/product-type';
import { defineResource } from './resource-kit/define-resource.ts';

/** Families of products, whose code decides cut-offs. They are never deleted (T2, T10). */
export default defineResource({
  name: 'Product Types',
  permissions: ['CanManageProductTypes'],
  list: {
    query: listProductTypes,
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'code', header: 'Code' },
      {
        key: 'defaultManufacturingLocationId',
        header: 'Default Manufacturing Location',
        kind: 'choice',
        from: 'manufacturingLocations',
        value: 'id',
        text: 'name',
        closed: { by: 'disabled', reason: 'not active' },
      },
      { key: 'manufacturingAtRisk', header: 'Manufacturing At Risk', kind: 'boolean' },
      { key: 'isHidden', header: 'Hidden', kind: 'boolean' },
    ],
  },
  form: {
    create: addProductType,
    update: updateProductType,
    fields: {
      name: { kind: 'text', label: 'Name' },
      code: { kind: 'text', label: 'Code' },
      defaultManufacturingLocationId: {
        kind: 'choice',
        label: 'Default Manufacturing Location',
        isOptional: true,
        from: 'manufacturingLocations',
        value: 'id',
        text: 'name',
        closed: { by: 'disabled', reason: 'Not active' },
      },
      manufacturingAtRisk: { kind: 'boolean', label: 'Manufacturing At Risk', isOptional: true },
      isHidden: { kind: 'boolean', label: 'Hidden', isOptional: true },
    },
  },
  history: 'product-type',
});
