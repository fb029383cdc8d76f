import { readId } from '@crt/domain/record-id';
import { isMilestoneType } from '@crt/domain/milestone-type';
import { requestType } from '@crt/domain/request-type';
import type { LeadTimeItem } from '@crt/domain/lead-time-item';
import type { LeadTimeQuestion } from '@crt/domain-widgets/ApplyingLeadTimes';

/** Reads from an address for which plans it is asked; what makes no sense counts as left out. */
export function readQuestion(query: URLSearchParams): Partial<LeadTimeQuestion> {
  const id = (name: string) => readId(query.get(name) ?? undefined);
  const category = id('category');
  const requestTypeId = Object.values(requestType).find((type) => type === category);
  const ids = {
    productTypeId: id('type'),
    manufacturingLocationId: id('location'),
    distributionCenterId: id('center'),
  };
  const given = Object.entries(ids).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(requestTypeId !== undefined && { requestTypeId }) };
}

/** Writes it, so that the address leads here again. */
export function writeQuestion(question: LeadTimeQuestion): URLSearchParams {
  return new URLSearchParams({
    shown: 'applying',
    type: String(question.productTypeId),
    category: String(question.requestTypeId),
    location: String(question.manufacturingLocationId),
    center: String(question.distributionCenterId),
  });
}

/** Reads from an address which lead time is missing; undefined where none is named. */
export function readMissing(query: URLSearchParams): Partial<LeadTimeItem> | undefined {
  const milestone = readId(query.get('leadTime') ?? undefined);
  if (milestone === undefined || !isMilestoneType(milestone)) return undefined;
  const { productTypeId, requestTypeId } = readQuestion(query);
  if (productTypeId === undefined || requestTypeId === undefined) return undefined;
  return { productTypeId, requestTypeId, milestone };
}
