import { editPlanTrackingNumber, editPlanTrackingUrl } from '@crt/api-client/main/plan';
import type { Shipment } from '@crt/api-client/types-main';
import { shipmentTexts as texts } from './shipment.texts.ts';
import type { PanelInfo, PlanField } from '../panel/plan-field.ts';

/** The shipment with what the details know about its reader; its answer alone does not tell. */
export type ShipmentInfo = Shipment & PanelInfo;

/** The fields in the order of the panel; both are sent without a stamp (F36, F37, F59). */
export const shipmentFields = {
  trackingNumber: {
    kind: 'text',
    name: 'trackingNumber',
    label: texts.trackingNumber,
    value: (info) => info.trackingNumber,
    maxLength: 60,
    operation: editPlanTrackingNumber,
    failed: texts.numberFailed,
  },
  trackingUrl: {
    kind: 'text',
    name: 'trackingUrl',
    label: texts.trackingUrl,
    value: (info) => info.trackingUrl,
    maxLength: 500,
    operation: editPlanTrackingUrl,
    failed: texts.urlFailed,
  },
} as const satisfies Record<string, PlanField<ShipmentInfo>>;
