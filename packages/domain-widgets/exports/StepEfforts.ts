export { StepEfforts } from '../src/step-effort/StepEfforts.tsx';
export type { StepEffortsProps } from '../src/step-effort/StepEfforts.tsx';
