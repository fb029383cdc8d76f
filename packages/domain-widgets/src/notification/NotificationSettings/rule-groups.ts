import {
  addActualMilestoneChangeRule,
  addFulfilmentPlanChangeRule,
  addJobStepAlert,
  addJobStepChangeRule,
  addManufacturingCycleChangeRule,
  addMilestoneAlert,
  addPlannedMilestoneChangeRule,
  deleteActualMilestoneChangeRule,
  deleteFulfilmentPlanChangeRule,
  deleteJobStepAlert,
  deleteJobStepChangeRule,
  deleteManufacturingCycleChangeRule,
  deleteMilestoneAlert,
  deletePlannedMilestoneChangeRule,
  updateActualMilestoneChangeRule,
  updateFulfilmentPlanChangeRule,
  updateJobStepAlert,
  updateJobStepChangeRule,
  updateManufacturingCycleChangeRule,
  updateMilestoneAlert,
  updatePlannedMilestoneChangeRule,
} from '@crt/api-client/main/notification-setting';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import { defineRuleGroup, type ChoiceSource, type RuleField, type RuleGroup } from './rule-group.ts';

const { groups, labels, missing } = texts;

const choice = (name: keyof typeof labels, choices: ChoiceSource, absent: string): RuleField => ({
  name,
  label: labels[name],
  missing: absent,
  choices,
});

const productType = choice('productType', 'productTypes', missing.productType);
const location = choice('location', 'locations', missing.location);
const material = choice('material', 'materials', missing.material);
const jobStep = choice('jobStep', 'jobSteps', missing.jobStep);
const direction = choice('direction', 'directions', missing.direction);
const threshold = (hint: string): RuleField => ({
  name: 'threshold',
  label: labels.threshold,
  missing: missing.threshold,
  hint,
});

/** For milestone rules the type of the change is the milestone (D11). */
const changedMilestone: RuleField = {
  name: 'milestone',
  label: labels.changeType,
  missing: missing.changeType,
  choices: 'milestoneChanges',
};

const ofPlace = {
  selectedProductTypeId: 'productType',
  selectedManufacturingLocationId: 'location',
} as const;

const milestoneAlerts = defineRuleGroup({
  kind: 'milestone-alert',
  title: groups.milestoneAlerts,
  rulesOf: ({ milestoneAlertsSettings }) => milestoneAlertsSettings,
  textOf: ({ alertDescription }) => alertDescription,
  add: addMilestoneAlert,
  change: updateMilestoneAlert,
  remove: deleteMilestoneAlert,
  members: {
    milestoneId: 'milestone',
    threshold: 'threshold',
    productTypeId: 'productType',
    manufacturingLocationId: 'location',
  },
  fields: [
    choice('milestone', 'milestones', missing.milestone),
    threshold(texts.inDays),
    direction,
    productType,
    // This kind has words of its own (D7).
    { ...location, missing: missing.locationOfMilestone },
  ],
});

const jobStepAlerts = defineRuleGroup({
  kind: 'job-step-alert',
  title: groups.jobStepAlerts,
  rulesOf: ({ jobStepAlertsSettings }) => jobStepAlertsSettings,
  textOf: ({ alertDescription }) => alertDescription,
  add: addJobStepAlert,
  change: updateJobStepAlert,
  remove: deleteJobStepAlert,
  members: {
    materialId: 'material',
    jobStepId: 'jobStep',
    productTypeId: 'productType',
    manufacturingLocationId: 'location',
    threshold: 'threshold',
  },
  fields: [productType, material, jobStep, threshold(texts.inHours), direction, location],
});

const planChanges = defineRuleGroup({
  kind: 'plan-change',
  title: groups.planChanges,
  rulesOf: (settings) => settings.changesNotificationSettings.fulfilmentPlanChanges,
  textOf: ({ displayText }) => displayText,
  add: addFulfilmentPlanChangeRule,
  change: updateFulfilmentPlanChangeRule,
  remove: deleteFulfilmentPlanChangeRule,
  members: { ...ofPlace, selectedChangeType: 'changeType' },
  fields: [productType, location, choice('changeType', 'planChanges', missing.changeType)],
});

const plannedMilestoneChanges = defineRuleGroup({
  kind: 'planned-milestone-change',
  title: groups.planned,
  rulesOf: (settings) => settings.changesNotificationSettings.plannedMilestoneChanges,
  textOf: ({ displayText }) => displayText,
  add: addPlannedMilestoneChangeRule,
  change: updatePlannedMilestoneChangeRule,
  remove: deletePlannedMilestoneChangeRule,
  members: { ...ofPlace, selectedMilestoneId: 'milestone' },
  fields: [productType, location, changedMilestone],
});

const actualMilestoneChanges = defineRuleGroup({
  kind: 'actual-milestone-change',
  title: groups.actual,
  rulesOf: (settings) => settings.changesNotificationSettings.actualMilestoneChanges,
  textOf: ({ displayText }) => displayText,
  add: addActualMilestoneChangeRule,
  change: updateActualMilestoneChangeRule,
  remove: deleteActualMilestoneChangeRule,
  members: { ...ofPlace, selectedMilestoneId: 'milestone' },
  fields: [productType, location, changedMilestone],
});

const cycleChanges = defineRuleGroup({
  kind: 'cycle-change',
  title: groups.cycleChanges,
  rulesOf: (settings) => settings.changesNotificationSettings.manufacturingCycleChanges,
  textOf: ({ displayText }) => displayText,
  add: addManufacturingCycleChangeRule,
  change: updateManufacturingCycleChangeRule,
  remove: deleteManufacturingCycleChangeRule,
  members: { ...ofPlace, selectedChangeType: 'changeType' },
  fields: [productType, location, choice('changeType', 'cycleChanges', missing.changeType)],
});

const jobStepChanges = defineRuleGroup({
  kind: 'job-step-change',
  title: groups.jobStepChanges,
  rulesOf: (settings) => settings.changesNotificationSettings.jobStepChanges,
  textOf: ({ displayText }) => displayText,
  add: addJobStepChangeRule,
  change: updateJobStepChangeRule,
  remove: deleteJobStepChangeRule,
  members: { ...ofPlace, selectedMaterialId: 'material', selectedJobStepId: 'jobStep' },
  fields: [productType, location, material, jobStep],
});

/** Some groups under one heading. */
export interface RuleCard {
  readonly title: string;
  readonly groups: readonly RuleGroup[];
}

const card = (group: RuleGroup): RuleCard => ({ title: group.title, groups: [group] });

/** The seven groups in the sections of the page (D2). */
export const ruleSections: readonly { readonly title: string; readonly cards: readonly RuleCard[] }[] = [
  { title: texts.alerts, cards: [card(milestoneAlerts), card(jobStepAlerts)] },
  {
    title: texts.changes,
    cards: [
      card(planChanges),
      { title: groups.milestoneChanges, groups: [plannedMilestoneChanges, actualMilestoneChanges] },
      card(cycleChanges),
      card(jobStepChanges),
    ],
  },
];
