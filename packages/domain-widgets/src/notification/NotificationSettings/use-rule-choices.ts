import { skipToken, useRead } from '@crt/api-client/hooks';
import { listJobStepsForRules, listMaterialsForRules } from '@crt/api-client/main/notification-setting';
import type { NotificationSettings } from '@crt/api-client/types-main';
import { choicesStateOf } from '../../shared/edit/ChoicesState.tsx';
import { alertDirection } from './alert-threshold.ts';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import type { RuleGroup } from './rule-group.ts';
import type { RuleSources } from './RuleDialog.tsx';
import type { ChoicesOf, RuleChoices } from './RuleFields.tsx';

type Listed = { readonly value: string; readonly text: string };

const byText = ({ value, text }: Listed) => ({ id: value, name: text });

const directions: RuleChoices = {
  options: [
    { id: alertDirection.before, name: texts.before },
    { id: alertDirection.after, name: texts.after },
  ],
};

/** What may be chosen for a rule; materials and job steps follow what was chosen before them (D10, D25). */
export function useRuleChoices(
  settings: NotificationSettings,
  group: RuleGroup,
  { productType, material }: RuleSources,
): ChoicesOf {
  const hasMaterial = group.fields.some(({ name }) => name === 'material');
  const materials = useRead(
    listMaterialsForRules,
    hasMaterial && productType !== null ? { productTypeId: productType } : skipToken,
  );
  const jobSteps = useRead(
    listJobStepsForRules,
    hasMaterial && material !== null ? { materialId: material } : skipToken,
  );
  const changes = settings.changesNotificationSettings;
  return {
    productTypes: { options: settings.availableProductTypes },
    locations: { options: settings.availableManufacturingLocations },
    milestones: { options: settings.availableMilestones },
    planChanges: { options: changes.availableFulfilmentPlanChanges.map(byText) },
    cycleChanges: { options: changes.availableManufacturingCycleChanges.map(byText) },
    milestoneChanges: {
      // Offered as text, stored as the number of the milestone (D12).
      options: changes.availableMilestoneChanges.map(({ value, text }) => ({
        id: Number(value),
        name: text,
      })),
    },
    materials: afterwards(materials, productType === null ? texts.productTypeFirst : undefined),
    jobSteps: afterwards(jobSteps, material === null ? texts.materialFirst : undefined),
    directions,
  };
}

/** Choices of a read of their own, which waits for another choice. */
function afterwards(
  read: ReturnType<typeof useRead<object, RuleChoices['options']>>,
  waitsFor: string | undefined,
): RuleChoices {
  if (waitsFor !== undefined) return { options: [], closed: waitsFor };
  return { options: read.data ?? [], ...choicesStateOf(read) };
}
