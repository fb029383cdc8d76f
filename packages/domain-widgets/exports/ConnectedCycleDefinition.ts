export { ConnectedCycleDefinition } from '../src/workflow/CycleDefinition/ConnectedCycleDefinition.tsx';
export type {
  ConnectedCycleDefinitionProps,
  DefinitionParts,
} from '../src/workflow/CycleDefinition/ConnectedCycleDefinition.tsx';
