import { milestoneOrder } from '@crt/domain/milestone-type';
import { milestoneField, planFields, planFieldText, type PlanField } from '@crt/domain/plan-field';
import { planStatusName } from '@crt/domain/plan-status';
import type { ValueKind } from '@crt/domain/record-field';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { answerOf } from '../write-road/answer.ts';

type Settings = Output<'getChangeTypeSettings'>['data'];

/** The kind of value of a field, or undefined when no change is of this type. */
export function valueKindOf(field: string): ValueKind | undefined {
  if (Object.hasOwn(planFields, field)) return planFields[field as PlanField].kind;
  if (/^milestone:\d+:(planned|actual)$/.test(field)) return 'instant';
  return /^milestone:\d+:leadTime$/.test(field) ? 'number' : undefined;
}

/** Told as what they change: a hold as a status, a start as the date of its milestone. */
const toldOtherwise: ReadonlySet<string> = new Set(['onHold', 'manufacturingStartDate']);

/** Every type of change that a plan can have, by its text in capitals, as the PO NUMBER column asks for (V2). */
export function changeTypeOptions(): { value: string; text: string }[] {
  const ofMilestones = milestoneOrder.flatMap((type) => [
    milestoneField(type, 'planned'),
    milestoneField(type, 'actual'),
    milestoneField(type, 'leadTime'),
  ]);
  const ofPlan = Object.keys(planFields).filter((field) => !toldOtherwise.has(field));
  return [...ofPlan, ...ofMilestones]
    .map((value) => ({ value, text: planFieldText(value).toUpperCase() }))
    .toSorted((one, other) => one.text.localeCompare(other.text));
}

/** 0 text, 1 number, 2 select, 3 date: another scale than that of the plan list's additional filters (V4). */
const filterTypes: Readonly<Record<ValueKind, 0 | 1 | 2 | 3>> = {
  text: 0,
  number: 1,
  choice: 2,
  boolean: 2,
  date: 3,
  instant: 3,
};

/** Fields that only ever get a value, or whose values say nothing to look for. */
const withoutOld: ReadonlySet<string> = new Set(['created', 'reimport']);
const withoutNew: ReadonlySet<string> = new Set(['reimport', 'lockedMilestones']);

/** How the values of a change type are filtered (V4). */
export async function changeTypeSettings(
  context: RequestContext,
  field: string,
): Promise<Output<'getChangeTypeSettings'>> {
  const kind = valueKindOf(field) ?? 'text';
  const data: Settings = {
    filterType: filterTypes[kind],
    oldFieldDisabled: withoutOld.has(field),
    newFieldDisabled: withoutNew.has(field),
    changeTypeSelectOptions: await optionsOf(context, field, kind),
  };
  return answerOf({ data });
}

async function optionsOf(
  { tx }: RequestContext,
  field: string,
  kind: ValueKind,
): Promise<{ value: string; text: string }[]> {
  if (kind === 'boolean') {
    return [
      { value: 'true', text: 'Yes' },
      { value: 'false', text: 'No' },
    ];
  }
  if (field === 'requestStatusId')
    return Object.entries(planStatusName).map(([value, text]) => ({ value, text }));
  if (field === 'distributionCenterId') {
    const { id, requestDistributionCentre: name } = distributionCenters;
    return choices(await tx.select({ id, name }).from(distributionCenters).orderBy(asc(name)));
  }
  if (field !== 'manufacturingLocalizationId') return [];
  const { id, name } = manufacturingLocations;
  return choices(await tx.select({ id, name }).from(manufacturingLocations).orderBy(asc(name)));
}

function choices(rows: readonly { readonly id: number; readonly name: string }[]) {
  return rows.map((row) => ({ value: String(row.id), text: row.name }));
}
