import { editPlanTrackingNumber, editPlanTrackingUrl } from '@crt/api-client/main/plan';
import type { Shipment } from '@crt/api-client/types-main';
import { shipmentTexts as texts } from './shipment.texts.ts';
import { fieldsOf, type PanelInfo } from '../panel/plan-field.ts';

/** The shipment with what the details know about its reader; its answer alone does not tell. */
export type ShipmentInfo = Shipment & PanelInfo;

const field = fieldsOf<ShipmentInfo>();

/** The fields in the order of the panel; both are sent without a stamp (F36, F37, F59). */
export const shipmentFields = {
  trackingNumber: field('trackingNumber', {
    edit: (info) => ({ kind: 'text', value: info.trackingNumber, maxLength: 60 }),
    operation: editPlanTrackingNumber,
    failed: texts.numberFailed,
  }),
  trackingUrl: field('trackingUrl', {
    edit: (info) => ({ kind: 'text', value: info.trackingUrl, maxLength: 500 }),
    operation: editPlanTrackingUrl,
    failed: texts.urlFailed,
  }),
} as const;
