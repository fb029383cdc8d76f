export { ReportFrame } from '../src/report/ReportFrame.tsx';
export type { ReportFrameProps } from '../src/report/ReportFrame.tsx';
