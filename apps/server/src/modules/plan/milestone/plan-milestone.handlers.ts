import type { HandlerPart } from '../../../contract/handlers.ts';
import { editActualDate, editPlannedDate } from './edit-milestone.ts';
import { listLeadTimeModifications, updateLeadTimeModifications } from './lead-time-modifications.ts';
import { planMilestoneModel, planTimeline } from './plan-milestones.ts';
import { unlockMilestones } from './unlock-milestones.ts';

/** Milestones, their lead times and the timeline (F38 to F44, F54, F55). */
export const planMilestoneHandlers = {
  getPlanMilestones: (context, { params }) => planMilestoneModel(context, params.id),
  getPlanTimeline: (context, { params }) => planTimeline(context, params.id),
  editMilestonePlannedDate: (context, { body }) => editPlannedDate(context, body),
  editMilestoneActualDate: (context, { body }) => editActualDate(context, body),
  unlockMilestones: (context, { params }) => unlockMilestones(context, params.id),
  listPlanLeadTimeModifications: (context, { params }) => listLeadTimeModifications(context, params.id),
  updatePlanLeadTimeModifications: (context, { params, body }) =>
    updateLeadTimeModifications(context, params.id, body),
} satisfies HandlerPart;
