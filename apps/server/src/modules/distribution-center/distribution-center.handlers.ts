import type { HandlerPart } from '../../contract/handlers.ts';
import { centers } from './distribution-center.reference.ts';
import { listCenters } from './list-centers.ts';

/** Distribution centres (T2, T3). */
export const distributionCenterHandlers = {
  listDistributionCenters: (context) => listCenters(context),
  addDistributionCenter: (context, { body }) => centers.add(context, body),
  updateDistributionCenter: (context, { params, body, query }) =>
    centers.edit(context, params.id, body, query),
  removeDistributionCenter: (context, { params }) => centers.remove(context, params.id),
} satisfies HandlerPart;
