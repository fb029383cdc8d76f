import type { HandlerPart } from '../../../contract/handlers.ts';
import { editLifespan } from './edit-lifespan.ts';
import { readSettings } from './read-settings.ts';
import { listMaterials, listSteps } from './rule-options.ts';
import { addRule, changeRule, deleteRule } from './save-rule.ts';
import { wantedAlert, wantedChangeRule } from './wanted-rule.ts';

/** What a person sets about notifications: their expiry and the rules of seven kinds (D1 to D15, D25, D28). */
export const notificationRuleHandlers = {
  getNotificationSettings: (context) => readSettings(context),
  editNotificationLifespan: (context, { body }) => editLifespan(context, body),
  listMaterialsForRules: (context, { params }) => listMaterials(context, params.productTypeId),
  listJobStepsForRules: (context, { params }) => listSteps(context, params.materialId),
  addMilestoneAlert: (context, { body }) => addRule(context, wantedAlert('milestone-alert', body)),
  updateMilestoneAlert: (context, { body }) =>
    changeRule(context, body.id, wantedAlert('milestone-alert', body)),
  deleteMilestoneAlert: (context, { params }) => deleteRule(context, 'milestone-alert', params.id),
  addJobStepAlert: (context, { body }) => addRule(context, wantedAlert('job-step-alert', body)),
  updateJobStepAlert: (context, { body }) =>
    changeRule(context, body.id, wantedAlert('job-step-alert', body)),
  deleteJobStepAlert: (context, { params }) => deleteRule(context, 'job-step-alert', params.id),
  addFulfilmentPlanChangeRule: (context, { body }) => addRule(context, wantedChangeRule('plan-change', body)),
  updateFulfilmentPlanChangeRule: (context, { body }) =>
    changeRule(context, body.id, wantedChangeRule('plan-change', body)),
  deleteFulfilmentPlanChangeRule: (context, { params }) => deleteRule(context, 'plan-change', params.id),
  addManufacturingCycleChangeRule: (context, { body }) =>
    addRule(context, wantedChangeRule('cycle-change', body)),
  updateManufacturingCycleChangeRule: (context, { body }) =>
    changeRule(context, body.id, wantedChangeRule('cycle-change', body)),
  deleteManufacturingCycleChangeRule: (context, { params }) => deleteRule(context, 'cycle-change', params.id),
  addJobStepChangeRule: (context, { body }) => addRule(context, wantedChangeRule('job-step-change', body)),
  updateJobStepChangeRule: (context, { body }) =>
    changeRule(context, body.id, wantedChangeRule('job-step-change', body)),
  deleteJobStepChangeRule: (context, { params }) => deleteRule(context, 'job-step-change', params.id),
  addPlannedMilestoneChangeRule: (context, { body }) =>
    addRule(context, wantedChangeRule('planned-milestone-change', body)),
  updatePlannedMilestoneChangeRule: (context, { body }) =>
    changeRule(context, body.id, wantedChangeRule('planned-milestone-change', body)),
  deletePlannedMilestoneChangeRule: (context, { params }) =>
    deleteRule(context, 'planned-milestone-change', params.id),
  addActualMilestoneChangeRule: (context, { body }) =>
    addRule(context, wantedChangeRule('actual-milestone-change', body)),
  updateActualMilestoneChangeRule: (context, { body }) =>
    changeRule(context, body.id, wantedChangeRule('actual-milestone-change', body)),
  deleteActualMilestoneChangeRule: (context, { params }) =>
    deleteRule(context, 'actual-milestone-change', params.id),
} satisfies HandlerPart;
