import type { JobStepOfJob, ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { formatWithZone } from '@crt/ui/format-date';
import { printTexts as texts } from '../job.texts.ts';

/** Who printed it and when, in words: a copy on paper is not kept up to date, and says so. */
export interface PrintedBy {
  /** With its zone: `25/11/2026 09:12 CET`. */
  readonly printedAt: string;
  readonly printedBy: string;
}

/** A fact on paper. */
export interface PrintedFact {
  readonly name: string;
  readonly value: string;
}

/** A job, or a rework of one, under its heading. */
export interface WorkOnPaper {
  readonly key: string;
  /** What is done, of which material and in which combined orders. */
  readonly heading: string;
  readonly steps: readonly JobStepOfJob[];
}

const dueOf = ({ dueDate, manufacturingLocationTimezone: zone }: ManufacturingCycleDetails) =>
  dueDate === null ? texts.none : formatWithZone(dueDate, 'dateTime', zone);

/** What stands at the head of a traveler. */
export const factsOfTraveler = (details: ManufacturingCycleDetails): readonly PrintedFact[] => [
  { name: texts.product, value: details.productNumber ?? texts.none },
  { name: texts.due, value: dueOf(details) },
  { name: texts.productType, value: details.productType },
  { name: texts.order, value: details.orderNumber ?? texts.none },
  { name: texts.quantity, value: String(details.quantity ?? texts.none) },
  { name: texts.revision, value: String(details.requiredManufacturingDataRevision ?? texts.none) },
  { name: texts.approval, value: details.approvalState ?? texts.none },
];

/** What stands on the label of a tray. */
export const factsOfLabel = (details: ManufacturingCycleDetails): readonly PrintedFact[] => {
  const materials = details.workOrderModels.flatMap(({ materialNumber }) => materialNumber ?? []);
  return [
    { name: texts.product, value: details.productNumber ?? texts.none },
    { name: texts.material, value: [...new Set(materials)].join(', ') || texts.none },
    { name: texts.orderShort, value: details.orderNumber ?? texts.none },
    { name: texts.dueShort, value: dueOf(details) },
  ];
};

/** All jobs of a cycle with their reworks in the order of the work: by work order, or by workflow where it is a custom prototype (H21). */
export function workOnPaper(details: ManufacturingCycleDetails): readonly WorkOnPaper[] {
  if (details.isCustomPrototype)
    return details.prototypeWorkProcedureModels.flatMap(({ prototypeManufacturingJobs }) =>
      prototypeManufacturingJobs.map(({ id, name, jobSteps: steps }) => ({
        key: `job-${id}`,
        heading: name,
        steps,
      })),
    );
  return details.workOrderModels.flatMap(({ materialNumber, combinedOrders, manufacturingJobs }) => {
    const material = materialNumber === null ? '' : `${texts.material} ${materialNumber}`;
    const orders = combinedOrders.map(({ identifier }) => identifier).join(', ');
    return manufacturingJobs.flatMap(({ id, name, jobSteps: steps, reworks }) => [
      { key: `job-${id}`, heading: [name, material, orders].filter(Boolean).join(' · '), steps },
      ...reworks.map((rework) => ({
        key: `rework-${rework.id}`,
        heading: texts.rework(name, rework.name),
        steps: rework.jobSteps,
      })),
    ]);
  });
}
