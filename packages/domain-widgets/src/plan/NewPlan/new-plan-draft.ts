import type { NewPlan } from '@crt/api-client/types-main';
import { requestType, type EnteredRequestType } from '@crt/domain/request-type';

/** The fields of the dialog as they stand; those of the other category are kept, but not sent. */
export interface NewPlanDraft {
  orderNumber: string;
  category: EnteredRequestType | null;
  underlyingRequestId: string | null;
  quantity: number | null;
  productTypeId: number | null;
  productNumber: string | null;
  locationId: number | null;
}

/** Nothing is filled in. */
export const emptyNewPlan: NewPlanDraft = {
  orderNumber: '',
  category: null,
  underlyingRequestId: null,
  quantity: 1,
  productTypeId: null,
  productNumber: null,
  locationId: null,
};

/** What is sent: only the fields of the chosen category (E29). Throws when it is not whole. */
export function toNewPlan(draft: NewPlanDraft): NewPlan {
  const { category, locationId } = draft;
  if (category === null || locationId === null)
    throw new Error('A plan was sent without category or location.');
  return {
    orderNumber: draft.orderNumber.trim(),
    requestTypeId: category,
    manufacturingLocationId: locationId,
    ...(category === requestType.reOrder && {
      underlyingRequestId: draft.underlyingRequestId,
      quantity: draft.quantity,
    }),
    ...(category === requestType.prototype && {
      productType: draft.productTypeId,
      productNumber: draft.productNumber,
    }),
  };
}
