import { durationText } from '@crt/domain/session-duration';
import type { RequestContext } from '../../../context.ts';
import { productTypeError, productTypeName } from '../../product/product.options.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { sessionProperties } from '../session.tables.ts';

const duration = (label: string) => ({
  label,
  text: (_context: RequestContext, value: number) => durationText(value),
});

/** General session properties: one entry per product type and priority (N26, N27). */
export const properties = referenceData({
  kind: 'session-property',
  noun: 'session property',
  most: 500,
  table: sessionProperties,
  fields: {
    productTypeId: { label: 'Product Type', text: ({ tx }, id) => productTypeName(tx, id) },
    priority: { label: 'Priority' },
    preparationTime: duration('Preparation Time'),
    designSessionTime: duration('Design Session Time'),
    postProcessingTime: duration('Post Processing Time'),
    sessionLimit: { label: 'Session Limit' },
  },
  unique: [['productTypeId', 'priority']],
  check: async ({ tx }, { productTypeId, designSessionTime }, before) => ({
    error:
      (await productTypeError(tx, productTypeId, before?.productTypeId)) ??
      (designSessionTime > 0 ? undefined : 'Session time is required.'),
  }),
});
