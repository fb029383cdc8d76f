import type { HandlerPart } from '../../../contract/handlers.ts';
import { listDocumentsForKeyCode, listKeyCodes, listProductsForKeyCode } from './list-key-codes.ts';
import { addKeyCode, setKeyCodeDocuments, setKeyCodeProducts } from './save-key-code.ts';

/** Keycodes (Q). */
export const keyCodeHandlers = {
  listKeyCodes: (context) => listKeyCodes(context),
  addKeyCode: (context) => addKeyCode(context),
  listDocumentsForKeyCode: (context, { params }) => listDocumentsForKeyCode(context, params.id),
  listProductsForKeyCode: (context, { params }) => listProductsForKeyCode(context, params.id),
  setKeyCodeDocuments: (context, { params, body }) =>
    setKeyCodeDocuments(context, params, { wanted: body.documentVersionIds, read: body.readIds }),
  setKeyCodeProducts: (context, { params, body }) =>
    setKeyCodeProducts(context, params.id, { wanted: body.productVersionIds, read: body.readIds }),
} satisfies HandlerPart;
