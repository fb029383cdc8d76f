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

/** A job with what its work order is made of. */
export interface JobOnPaper {
  readonly id: number;
  readonly name: string;
  readonly material: string | null;
  /** Identifiers of the combined orders of its work order; empty where there are none. */
  readonly orders: string;
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

/** All jobs of a cycle in the order of the work: by work order, or by workflow where it is a custom prototype (H21). */
export function jobsOnPaper(details: ManufacturingCycleDetails): readonly JobOnPaper[] {
  if (details.isCustomPrototype)
    return details.prototypeWorkProcedureModels.flatMap(({ prototypeManufacturingJobs }) =>
      prototypeManufacturingJobs.map(({ id, name, jobSteps: steps }) => ({
        id,
        name,
        material: null,
        orders: '',
        steps,
      })),
    );
  return details.workOrderModels.flatMap(({ materialNumber: material, combinedOrders, manufacturingJobs }) =>
    manufacturingJobs.map(({ id, name, jobSteps: steps }) => {
      const orders = combinedOrders.map(({ identifier }) => identifier).join(', ');
      return { id, name, material, orders, steps };
    }),
  );
}
