export { StepEffortDialog } from '../src/step-effort/StepEffortDialog.tsx';
export type { StepEffortDialogProps } from '../src/step-effort/StepEffortDialog.tsx';
