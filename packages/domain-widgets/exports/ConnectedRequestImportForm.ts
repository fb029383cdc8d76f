export { ConnectedRequestImportForm } from '../src/import/ConnectedRequestImportForm.tsx';
export type { ConnectedRequestImportFormProps } from '../src/import/ConnectedRequestImportForm.tsx';
