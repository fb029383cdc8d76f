import { isMilestoneType, milestoneName, milestoneOrder } from '../milestone/milestone-type.ts';
import { milestoneField, planFields, planFieldText } from '../plan/plan-field.ts';
import type { RuleFacts } from './rule.ts';

/** A type of change as it is offered: the field of the history, and what people call it (D12, D25). */
export interface ChangeTypeOption {
  readonly value: string;
  readonly text: string;
}

/** The history tells them as what they change: a hold as a status, a start as the date of its milestone. */
const toldOtherwise: ReadonlySet<string> = new Set(['onHold', 'manufacturingStartDate']);

const byText = (one: ChangeTypeOption, other: ChangeTypeOption) => one.text.localeCompare(other.text, 'en');
const optionOf = (value: string): ChangeTypeOption => ({ value, text: changeTypeText(value) });

/** What of cycles alone is told; the rest has the names that it has with plans. */
const cycleTexts: Readonly<Record<string, string>> = { finalized: 'Finalized', workflow: 'Workflow' };

/** What people call the field of a plan or of a cycle. */
export const changeTypeText = (field: string): string => cycleTexts[field] ?? planFieldText(field);

/** The changes of a plan that people may ask to be told of; those of milestones have rules of their own (D25). */
export const planChangeTypes: readonly ChangeTypeOption[] = [
  ...Object.keys(planFields).filter((field) => !toldOtherwise.has(field)),
  ...milestoneOrder.map((type) => milestoneField(type, 'leadTime')),
]
  .map(optionOf)
  .toSorted(byText);

/** The changes of a manufacturing cycle that people may ask to be told of; those of job steps have rules of their own. */
export const cycleChangeTypes: readonly ChangeTypeOption[] = [
  'created',
  'orderNumber',
  'requiredManufacturingDataRevision',
  'manufacturingDataAvailable',
  'comment',
  'finalized',
  'workflow',
]
  .map(optionOf)
  .toSorted(byText);

/** What a rule is about, as people call it; a job step has its name from the catalogue. */
export function ruleSubject({ milestone, changeType }: RuleFacts, stepName: string | null): string {
  if (milestone !== null) return isMilestoneType(milestone) ? milestoneName[milestone] : String(milestone);
  return changeType === null ? (stepName ?? '') : changeTypeText(changeType);
}
