export { ConnectedImport } from '../src/import/ConnectedImport.tsx';
export type { ConnectedImportProps } from '../src/import/ConnectedImport.tsx';
