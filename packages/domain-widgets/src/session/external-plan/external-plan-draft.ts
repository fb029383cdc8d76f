import type { NewExternalPlan } from '@crt/api-client/types-main';
import { requestType } from '@crt/domain/request-type';

/** What is entered for a plan of a request outside the portal (N33). */
export interface ExternalPlanDraft {
  requestId: string;
  productTypeId: number | null;
  /** By its number. */
  productNumber: string | null;
  distributionCenterId: number | null;
  patientName: string;
  emails: readonly string[];
  /** What was typed among the e-mails and is no address yet. */
  unreadEmail: string;
  /** ISO 8601; may be left out. */
  surgeryDate: string | null;
}

/** Nothing is filled in. */
export const emptyExternalPlan: ExternalPlanDraft = {
  requestId: '',
  productTypeId: null,
  productNumber: null,
  distributionCenterId: null,
  patientName: '',
  emails: [],
  unreadEmail: '',
  surgeryDate: null,
};

/** The most e-mail addresses of a plan. */
export const mostEmails = 200;

/** What is sent; its category is always that of external plans (N33). Throws when it is not whole. */
export function toExternalPlan(draft: ExternalPlanDraft): NewExternalPlan {
  const { requestId, productTypeId, productNumber, distributionCenterId, patientName } = draft;
  if (productTypeId === null || productNumber === null || distributionCenterId === null)
    throw new Error('An external plan was sent without product type, product or distribution centre.');
  return {
    planId: requestId.trim(),
    distributionCenterId,
    productType: productTypeId,
    productNumber,
    additionalEmails: [...draft.emails],
    patientName: patientName.trim(),
    surgeryDate: draft.surgeryDate,
    requestTypeId: requestType.external,
  };
}
