export { Stepper } from '../src/flow/Stepper/Stepper.tsx';
export type { Step, StepperProps, StepStatus } from '../src/flow/Stepper/Stepper.tsx';
