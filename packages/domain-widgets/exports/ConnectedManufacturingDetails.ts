export { ConnectedManufacturingDetails } from '../src/job/ManufacturingDetails/ConnectedManufacturingDetails.tsx';
export type {
  ConnectedManufacturingDetailsProps,
  PlanParts,
} from '../src/job/ManufacturingDetails/ConnectedManufacturingDetails.tsx';
export { cycleTabs } from '../src/job/ManufacturingDetails/CycleTabs.tsx';
export type { CycleTab } from '../src/job/ManufacturingDetails/CycleTabs.tsx';
export { useCycleDetails } from '../src/job/use-cycle-details.ts';
export type { CycleQuestion } from '../src/job/use-cycle-details.ts';
