export { ManufacturingInformationPanel } from '../src/plan/ManufacturingInformation/ManufacturingInformationPanel.tsx';
export type { ManufacturingInformationPanelProps } from '../src/plan/ManufacturingInformation/ManufacturingInformationPanel.tsx';
