import type { HandlerPart } from '../../../contract/handlers.ts';
import { filtersAt } from '../../list/filters-at.ts';
import { findListPage } from '../../list/engine/list-verbs.ts';
import { assignKeyCode } from '../keycode/assign-key-code.ts';
import { findDocumentNumbers, findOtherDocumentNumbers } from './find-document-numbers.ts';
import { productDetails } from './product-details.ts';
import { productList } from './product.list.ts';
import { addAssociations, removeAssociation, updateAssociation } from './save-association.ts';
import { addProductVersion, removeProductVersion, updateProductVersion } from './save-product-version.ts';
import { addProduct, removeProduct, setNeedsKeyCode, setProductField } from './save-product.ts';
import {
  addVersionAssociation,
  removeVersionAssociation,
  updateVersionAssociation,
} from './save-version-association.ts';

/** Products of the documentation, their versions and associations (P). */
export const documentedProductHandlers = {
  listDocumentationProducts: async (context, { query: { limit = 20, page = 1, ...filters } }) => {
    const at = filtersAt('/query');
    const { rows, total } = await findListPage(context, productList, { filters, at, limit, page });
    return { data: rows, count: total };
  },
  getDocumentationProduct: (context, { params, query }) => productDetails(context, params.id, query),
  addDocumentationProduct: (context, { body }) => addProduct(context, body),
  deleteDocumentationProduct: (context, { params }) => removeProduct(context, params.id),
  setProductDescription: (context, { params, query: { value, ...stamp } }) =>
    setProductField(context, { ...params, ...stamp }, 'description', value),
  setProductFamily: (context, { params, query: { value, ...stamp } }) =>
    setProductField(context, { ...params, ...stamp }, 'productFamilyId', value),
  setProductDivision: (context, { params, query: { value, ...stamp } }) =>
    setProductField(context, { ...params, ...stamp }, 'divisionId', value),
  setProductNeedsKeyCode: (context, { params, query: { value, ...stamp } }) =>
    setNeedsKeyCode(context, { ...params, ...stamp }, value),
  setProductEifuDescription: (context, { params, query: { value, ...stamp } }) =>
    setProductField(context, { ...params, ...stamp }, 'eifuDescription', value),
  findDocumentNumbers: ({ tx }, { query }) => findDocumentNumbers(tx, query.query),
  findDocumentNumbersForProduct: ({ tx }, { params, query }) =>
    findOtherDocumentNumbers(tx, query.query, params.id),
  addAssociations: (context, { body }) => addAssociations(context, body),
  updateAssociation: (context, { body, query }) => updateAssociation(context, body, query.timestampBase64),
  deleteAssociation: (context, { params }) => removeAssociation(context, params.id),
  addProductVersion: (context, { body }) => addProductVersion(context, body),
  updateProductVersion: (context, { body, query }) =>
    updateProductVersion(context, body, query.timestampBase64),
  deleteProductVersion: (context, { params }) => removeProductVersion(context, params.id),
  addVersionAssociation: (context, { body }) => addVersionAssociation(context, body),
  updateVersionAssociation: (context, { body, query }) =>
    updateVersionAssociation(context, body, query.timestampBase64),
  deleteVersionAssociation: (context, { params }) => removeVersionAssociation(context, params.id),
  assignKeyCode: (context, { params, body }) => assignKeyCode(context, params.id, body),
} satisfies HandlerPart;
