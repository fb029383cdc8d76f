export { PlanDataPanel } from '../src/plan/PlanData/PlanDataPanel.tsx';
export type { PlanDataPanelProps } from '../src/plan/PlanData/PlanDataPanel.tsx';
