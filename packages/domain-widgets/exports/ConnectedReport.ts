export { ConnectedReport } from '../src/report/ConnectedReport.tsx';
export type { ConnectedReportProps } from '../src/report/ConnectedReport.tsx';
