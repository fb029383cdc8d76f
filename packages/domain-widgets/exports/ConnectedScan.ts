export { ConnectedScan } from '../src/search/Scan/ConnectedScan.tsx';
export type { ConnectedScanProps } from '../src/search/Scan/ConnectedScan.tsx';
