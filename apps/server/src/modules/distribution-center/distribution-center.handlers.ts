import type { HandlerPart } from '../../contract/handlers.ts';
import { listCenters } from './list-centers.ts';
import { addCenter, editCenter, removeCenter } from './save-center.ts';

/** Distribution centres (T2, T3). */
export const distributionCenterHandlers = {
  listDistributionCenters: (context) => listCenters(context),
  addDistributionCenter: (context, { body }) => addCenter(context, body),
  updateDistributionCenter: (context, { params, body }) => editCenter(context, params.id, body),
  removeDistributionCenter: (context, { params }) => removeCenter(context, params.id),
} satisfies HandlerPart;
