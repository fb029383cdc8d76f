export { ConnectedStepEfforts } from '../src/step-effort/ConnectedStepEfforts.tsx';
export type { ConnectedStepEffortsProps } from '../src/step-effort/ConnectedStepEfforts.tsx';
export { stepEffortTexts } from '../src/step-effort/step-effort.texts.ts';
