import {
  editManufacturingDataRevision,
  editManufacturingOrderNumber,
} from '@crt/api-client/main/manufacturing-cycle';
import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import type { RecordField, RecordInfo } from '../../shared/record/record-field.ts';
import { cycleFactsTexts as texts } from '../job.texts.ts';

/** A cycle as a record that is edited in place. */
export type CycleInfo = ManufacturingCycleDetails & RecordInfo;

/** The cycle with its stamp under the name that records use (H12). */
export const infoOf = (details: ManufacturingCycleDetails): CycleInfo => ({
  ...details,
  timestampBase64: details.timestamp,
});

/** The fields of a cycle that are edited in place (H17, H18). */
export const cycleFields = {
  orderNumber: {
    name: 'orderNumber',
    label: texts.orderNumber,
    hasStamp: true,
    edit: (info) => ({ kind: 'text', value: info.orderNumber, maxLength: 40 }),
    operation: editManufacturingOrderNumber,
    bodyOf: (orderNumber, timestamp) => ({ orderNumber, timestamp }),
  },
  dataRevision: {
    name: 'requiredManufacturingDataRevision',
    label: texts.dataRevision,
    hasStamp: true,
    edit: (info) => ({ kind: 'number', value: info.requiredManufacturingDataRevision, min: 0, max: 999 }),
    operation: editManufacturingDataRevision,
    bodyOf: (value, timestamp) => ({ value, timestamp }),
  },
} as const satisfies Record<string, RecordField<CycleInfo>>;
