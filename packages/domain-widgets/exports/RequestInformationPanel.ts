export { RequestInformationPanel } from '../src/plan/RequestInformation/RequestInformationPanel.tsx';
export type { RequestInformationPanelProps } from '../src/plan/RequestInformation/RequestInformationPanel.tsx';
export type { SaveField } from '../src/shared/record/FieldProperty.tsx';
