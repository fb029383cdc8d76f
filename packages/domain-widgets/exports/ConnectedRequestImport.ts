export { ConnectedRequestImport } from '../src/import/ConnectedRequestImport.tsx';
export type { ConnectedRequestImportProps } from '../src/import/ConnectedRequestImport.tsx';
