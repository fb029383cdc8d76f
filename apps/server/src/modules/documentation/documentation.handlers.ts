import type { HandlerPart } from '../../contract/handlers.ts';
import { countryHandlers } from './country/country.handlers.ts';
import { regionHandlers } from './country/region.handlers.ts';
import { divisionHandlers } from './division/division.handlers.ts';
import { documentTypeHandlers } from './document-type/document-type.handlers.ts';
import { languageHandlers } from './language/language.handlers.ts';
import { portalHandlers } from './portal/portal.handlers.ts';
import { productFamilyHandlers } from './product-family/product-family.handlers.ts';

/** The lists that the electronic documentation is configured with (S1 to S5). */
export const documentationHandlers = {
  ...documentTypeHandlers,
  ...countryHandlers,
  ...regionHandlers,
  ...divisionHandlers,
  ...portalHandlers,
  ...languageHandlers,
  ...productFamilyHandlers,
} satisfies HandlerPart;
