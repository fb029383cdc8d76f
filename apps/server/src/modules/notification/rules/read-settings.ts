import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { cycleChangeTypes, planChangeTypes, type RuleKind } from '@crt/domain/notification-rule';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findActiveLocations } from '../../manufacturing-location/manufacturing-location.options.ts';
import { findOfferedProductTypes } from '../../product/product.options.ts';
import { answerOf } from '../../write-road/answer.ts';
import { findRules, type ToldRule } from './find-rules.ts';
import { ownSettings } from './own-settings.ts';
import { materialIds } from './rule-options.ts';

type Settings = Output<'getNotificationSettings'>['data'];

/** Everything that the caller has set about notifications, with what the dialogs offer (D1, D25). */
export async function readSettings(context: RequestContext): Promise<Output<'getNotificationSettings'>> {
  const { tx, actor } = context;
  const { id, lifespanDays } = await ownSettings(context);
  const rules = await findRules(tx, actor.userId);
  const idOf = await materialIdOf(tx, rules);
  const told = (kind: RuleKind) => rules.filter(({ row }) => row.kind === kind);
  const milestones = milestoneOrder.map((type) => ({ id: type, name: milestoneName[type] }));
  const milestoneAlertsSettings = told('milestone-alert').map((rule) => ({
    ...alertOf(id, rule),
    milestoneId: rule.row.milestone ?? 0,
  }));
  const jobStepAlertsSettings = told('job-step-alert').map((rule) => ({
    ...alertOf(id, rule),
    materialId: idOf(rule),
    jobStepId: rule.row.stepId ?? 0,
  }));
  const changesNotificationSettings = {
    ...changeRules(id, told, idOf),
    availableFulfilmentPlanChanges: [...planChangeTypes],
    availableManufacturingCycleChanges: [...cycleChangeTypes],
    availableMilestoneChanges: milestones.map((one) => ({ value: String(one.id), text: one.name })),
  };
  const data: Settings = {
    userId: actor.userId,
    notificationsSettings: { id, notificationLifespan: lifespanDays },
    milestoneAlertsSettings,
    jobStepAlertsSettings,
    changesNotificationSettings,
    availableProductTypes: await findOfferedProductTypes(tx),
    availableManufacturingLocations: await findActiveLocations(tx),
    availableMilestones: milestones,
  };
  return answerOf({ data });
}

type IdOf = (rule: ToldRule) => number;

/** The id that the material of a rule has now; a material that no definition has any more keeps its last one. */
async function materialIdOf(tx: Database, rules: readonly ToldRule[]): Promise<IdOf> {
  const ids = await materialIds(
    tx,
    rules.flatMap(({ row }) => row.materialNumber ?? []),
  );
  return ({ row }) => ids.get(row.materialNumber ?? '') ?? row.materialId ?? 0;
}

const alertOf = (notificationSettingsId: number, { row, text }: ToldRule) => ({
  id: row.id,
  notificationSettingsId,
  threshold: row.threshold ?? 0,
  productTypeId: row.productTypeId,
  manufacturingLocationId: row.locationId,
  alertDescription: text,
});

function changeRules(
  notificationSettingsId: number,
  told: (kind: RuleKind) => readonly ToldRule[],
  idOf: IdOf,
): Omit<Settings['changesNotificationSettings'], `available${string}`> {
  const scope = ({ row, text }: ToldRule) => ({
    id: row.id,
    notificationSettingsId,
    selectedProductTypeId: row.productTypeId,
    selectedManufacturingLocationId: row.locationId,
    displayText: text,
  });
  const ofType = (rule: ToldRule) => ({ ...scope(rule), selectedChangeType: rule.row.changeType ?? '' });
  const ofMilestone = (rule: ToldRule) => ({ ...scope(rule), selectedMilestoneId: rule.row.milestone ?? 0 });
  return {
    fulfilmentPlanChanges: told('plan-change').map(ofType),
    manufacturingCycleChanges: told('cycle-change').map(ofType),
    jobStepChanges: told('job-step-change').map((rule) => ({
      ...scope(rule),
      selectedMaterialId: idOf(rule),
      selectedJobStepId: rule.row.stepId ?? 0,
    })),
    plannedMilestoneChanges: told('planned-milestone-change').map(ofMilestone),
    actualMilestoneChanges: told('actual-milestone-change').map(ofMilestone),
  };
}
