import type { HandlerPart } from '../../contract/handlers.ts';
import { countryHandlers } from './country/country.handlers.ts';
import { regionHandlers } from './country/region.handlers.ts';
import { dictionaryHandlers } from './dictionaries.ts';
import { divisionHandlers } from './division/division.handlers.ts';
import { documentHandlers } from './document/document.handlers.ts';
import { documentImportHandlers } from './document/import/document-import.handlers.ts';
import { documentTypeHandlers } from './document-type/document-type.handlers.ts';
import { exportHandlers } from './export/export.handlers.ts';
import { keyCodeHandlers } from './keycode/keycode.handlers.ts';
import { languageHandlers } from './language/language.handlers.ts';
import { portalHandlers } from './portal/portal.handlers.ts';
import { documentedProductHandlers } from './product/documented-product.handlers.ts';
import { productFamilyHandlers } from './product-family/product-family.handlers.ts';
import { productImportHandlers } from './product/import/product-import.handlers.ts';
import { savedQueryHandlers } from './saved-query/saved-query.handlers.ts';
import { traceHandlers } from './trace/trace.handlers.ts';

/** The electronic documentation: documents (O), products (P), keycodes (Q), and the lists that it is configured with (S1 to S5). */
export const documentationHandlers = {
  ...documentHandlers,
  ...documentImportHandlers,
  ...documentedProductHandlers,
  ...productImportHandlers,
  ...keyCodeHandlers,
  ...savedQueryHandlers,
  ...traceHandlers,
  ...exportHandlers,
  ...dictionaryHandlers,
  ...documentTypeHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...divisionHandlers,
  ...portalHandlers,
  ...languageHandlers,
  ...productFamilyHandlers,
} satisfies HandlerPart;
