export { ConnectedImports } from '../src/import/ConnectedImports.tsx';
export type { ConnectedImportsProps } from '../src/import/ConnectedImports.tsx';
