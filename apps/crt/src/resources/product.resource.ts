import { addProduct, listProducts, updateProduct } from '@crt/api-client/main/product';
import { defineResource } from './resource-kit/define-resource.ts';

/** Things that can be ordered. They are never deleted (T2, T11). */
export default defineResource({
  name: 'Products',
  permissions: ['CanManageProductTypes'],
  list: {
    query: listProducts,
    rows: 'records',
    columns: [
      { key: 'number', header: 'Number' },
      { key: 'name', header: 'Name' },
      { key: 'symbol', header: 'Symbol' },
      { key: 'numberOfImplants', header: 'Implants', kind: 'number' },
      { key: 'productTypeName', header: 'Product Type' },
      { key: 'manufacturingCycleDefinitionName', header: 'Manufacturing Cycle Definition' },
      {
        key: 'manufacturingLocationId',
        header: 'Manufacturing Location',
        kind: 'choice',
        from: 'manufacturingLocations',
        value: 'id',
        text: 'name',
        closed: { by: 'disabled', reason: 'not active' },
      },
      { key: 'isPriority', header: 'Priority', kind: 'boolean' },
      { key: 'isActive', header: 'Active', kind: 'boolean' },
      { key: 'manufacturingAtRisk', header: 'At Risk', kind: 'boolean' },
    ],
  },
  form: {
    create: addProduct,
    update: updateProduct,
    fields: {
      number: { kind: 'text', label: 'Number' },
      name: { kind: 'text', label: 'Name' },
      symbol: { kind: 'text', label: 'Symbol' },
      numberOfImplants: { kind: 'number', label: 'Number Of Implants', min: 1, max: 99, initial: 1 },
      productTypeId: {
        kind: 'choice',
        label: 'Product Type',
        from: 'productTypes',
        value: 'id',
        text: 'name',
        hidden: 'isHidden',
      },
      manufacturingCycleDefinitionId: {
        kind: 'choice',
        label: 'Manufacturing Cycle Definition',
        from: 'manufacturingCycleDefinitions',
        value: 'id',
        text: 'name',
      },
      manufacturingLocationId: {
        kind: 'choice',
        label: 'Manufacturing Location',
        from: 'manufacturingLocations',
        value: 'id',
        text: 'name',
        closed: { by: 'disabled', reason: 'Not active' },
      },
      isPriority: { kind: 'boolean', label: 'Priority', isOptional: true },
      isActive: { kind: 'boolean', label: 'Active', isOptional: true, initial: true },
      manufacturingAtRisk: { kind: 'boolean', label: 'Manufacturing At Risk', isOptional: true },
    },
  },
  history: 'product',
});
