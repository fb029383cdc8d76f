import type { HandlerPart } from '../../contract/handlers.ts';
import { findCenters } from '../distribution-center/distribution-center.options.ts';
import { findActiveLocations } from '../manufacturing-location/manufacturing-location.options.ts';
import { findOfferedProductTypes } from '../product/product.options.ts';
import { requestTypes } from '../product/request-types.ts';
import { answerOf } from '../write-road/answer.ts';
import { applyingLeadTimes, missingLeadTimes } from './choose-lead-times.ts';
import { findGroups } from './lead-time-groups.ts';
import { getLeadTime, leadTimeMilestones, listLeadTimesOfGroup } from './list-lead-times.ts';
import { addLeadTime, editLeadTime, removeLeadTime } from './save-lead-time.ts';

/** Lead times of milestones in groups, and what their dialog offers (T17 to T21, T30). */
export const milestoneLeadTimeHandlers = {
  listLeadTimeGroups: async ({ tx }) => answerOf({ data: await findGroups(tx) }),
  listLeadTimesOfGroup: (context, { params }) => listLeadTimesOfGroup(context, params.groupId),
  getMilestoneLeadTime: (context, { params }) => getLeadTime(context, params.id),
  addMilestoneLeadTime: (context, { body }) => addLeadTime(context, body),
  updateMilestoneLeadTime: (context, input) => editLeadTime(context, input),
  deleteMilestoneLeadTime: (context, { params }) => removeLeadTime(context, params.id),
  listLeadTimeLocations: async ({ tx }) => answerOf({ data: await findActiveLocations(tx) }),
  listLeadTimeDistributionCenters: async ({ tx }) => answerOf({ data: await findCenters(tx) }),
  listLeadTimeProductTypes: async ({ tx }) => answerOf({ data: await findOfferedProductTypes(tx) }),
  listLeadTimeRequestTypes: () => Promise.resolve(answerOf({ data: requestTypes })),
  listLeadTimeMilestones: (_context, { query }) => Promise.resolve(leadTimeMilestones(query)),
  listApplyingLeadTimes: (context, { query }) => applyingLeadTimes(context, query),
  listMissingLeadTimes: (context) => missingLeadTimes(context),
} satisfies HandlerPart;
