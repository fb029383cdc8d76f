import { exampleOf } from '@crt/api-client/mocks';
import { getPrototypeCycleDetails } from '@crt/api-client/main/prototype-cycle';
import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';

/** A custom prototype whose one workflow has not begun. */
export const samplePrototype: ManufacturingCycleDetails = exampleOf(getPrototypeCycleDetails);

/** The same after its first step was started: the workflow stays as it is. */
export const startedPrototype: ManufacturingCycleDetails = {
  ...samplePrototype,
  prototypeWorkProcedureModels: samplePrototype.prototypeWorkProcedureModels.map((procedure) => ({
    ...procedure,
    canBeModified: false,
  })),
};
