import { editCombinedOrderIdentifier, editCombinedOrderNumber } from '@crt/api-client/main/combined-order';
import type { CombinedOrder, CombinedOrderDefinition } from '@crt/api-client/types-main';
import { combinedOrderLabels } from '@crt/domain/combined-order';
import type { RecordField } from '../../shared/record/record-field.ts';

/** The fields of an order that are edited in place, called as its kind calls them (L7 to L9). */
export function combinedOrderFields(keyType: CombinedOrderDefinition['keyType']) {
  const labels = combinedOrderLabels[keyType];
  return {
    identifier: {
      name: 'identifier',
      label: labels.identifier,
      hasStamp: false,
      edit: ({ identifier: value }) => ({ kind: 'text', value, maxLength: 40, isRequired: true }),
      idAs: 'combinedOrderId',
      operation: editCombinedOrderIdentifier,
      bodyOf: (identifier) => ({ identifier }),
    },
    orderNumber: {
      name: 'orderNumber',
      label: labels.orderNumber,
      hasStamp: false,
      edit: ({ orderNumber: value }) => ({ kind: 'text', value, maxLength: 40 }),
      idAs: 'combinedOrderId',
      operation: editCombinedOrderNumber,
      bodyOf: (orderNumber) => ({ orderNumber }),
    },
  } as const satisfies Record<string, RecordField<CombinedOrder>>;
}
