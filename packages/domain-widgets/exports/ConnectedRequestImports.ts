export { ConnectedRequestImports } from '../src/import/ConnectedRequestImports.tsx';
export type { ConnectedRequestImportsProps } from '../src/import/ConnectedRequestImports.tsx';
