export { RequestInformationPanel } from '../src/plan/RequestInformation/RequestInformationPanel.tsx';
export type {
  RequestInformationPanelProps,
  SaveField,
} from '../src/plan/RequestInformation/RequestInformationPanel.tsx';
