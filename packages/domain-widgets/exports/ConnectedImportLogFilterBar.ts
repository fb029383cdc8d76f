export { ConnectedImportLogFilterBar } from '../src/import/ConnectedImportLogFilterBar.tsx';
