export { Wizard } from '../src/flow/Wizard/Wizard.tsx';
export type { WizardProps, WizardStep } from '../src/flow/Wizard/Wizard.tsx';
