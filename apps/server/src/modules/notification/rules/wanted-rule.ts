import type { AlertKind, ChangeRuleKind, RuleKind } from '@crt/domain/notification-rule';

/** A rule as a person wants it, whatever its kind is called on the wire. */
export interface WantedRule {
  readonly kind: RuleKind;
  /** The settings that it is sent for, which are the caller's. */
  readonly settingsId: number;
  readonly productTypeId: number;
  readonly locationId: number;
  readonly milestone: number | null;
  readonly changeType: string | null;
  readonly materialId: number | null;
  readonly stepId: number | null;
  readonly threshold: number | null;
}

interface AlertBody {
  readonly notificationSettingsId: number;
  readonly productTypeId: number;
  readonly manufacturingLocationId: number;
  readonly threshold: number;
  readonly milestoneId?: number;
  readonly materialId?: number;
  readonly jobStepId?: number;
}

/** An alert as it is sent (D6, D9). */
export function wantedAlert(kind: AlertKind, body: AlertBody): WantedRule {
  const { notificationSettingsId, productTypeId, manufacturingLocationId, threshold } = body;
  const { milestoneId = null, materialId = null, jobStepId = null } = body;
  return {
    kind,
    settingsId: notificationSettingsId,
    productTypeId,
    locationId: manufacturingLocationId,
    milestone: milestoneId,
    changeType: null,
    materialId,
    stepId: jobStepId,
    threshold,
  };
}

interface ChangeBody {
  readonly notificationSettingsId: number;
  readonly selectedProductTypeId: number;
  readonly selectedManufacturingLocationId: number;
  readonly selectedChangeType?: string;
  readonly selectedMilestoneId?: number;
  readonly selectedMaterialId?: number;
  readonly selectedJobStepId?: number;
}

/** A rule about changes as it is sent (D11, D12). */
export function wantedChangeRule(kind: ChangeRuleKind, body: ChangeBody): WantedRule {
  const { notificationSettingsId, selectedProductTypeId, selectedManufacturingLocationId } = body;
  const { selectedMilestoneId = null, selectedChangeType = null } = body;
  const { selectedMaterialId = null, selectedJobStepId = null } = body;
  return {
    kind,
    settingsId: notificationSettingsId,
    productTypeId: selectedProductTypeId,
    locationId: selectedManufacturingLocationId,
    milestone: selectedMilestoneId,
    changeType: selectedChangeType,
    materialId: selectedMaterialId,
    stepId: selectedJobStepId,
    threshold: null,
  };
}

type Part = 'settings' | 'productType' | 'location' | 'milestone' | 'changeType' | 'material' | 'step';

const alertPaths: Readonly<Record<Part, string>> = {
  settings: 'notificationSettingsId',
  productType: 'productTypeId',
  location: 'manufacturingLocationId',
  milestone: 'milestoneId',
  changeType: '',
  material: 'materialId',
  step: 'jobStepId',
};
const changePaths: Readonly<Record<Part, string>> = {
  settings: 'notificationSettingsId',
  productType: 'selectedProductTypeId',
  location: 'selectedManufacturingLocationId',
  milestone: 'selectedMilestoneId',
  changeType: 'selectedChangeType',
  material: 'selectedMaterialId',
  step: 'selectedJobStepId',
};

/** Where a part of a rule stood in what was sent. */
export function pathOf(kind: RuleKind, part: Part): string {
  const isAlert = kind === 'milestone-alert' || kind === 'job-step-alert';
  return `/body/${(isAlert ? alertPaths : changePaths)[part]}`;
}
