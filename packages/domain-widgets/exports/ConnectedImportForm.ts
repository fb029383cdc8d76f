export { ConnectedImportForm } from '../src/import/ConnectedImportForm.tsx';
export type { ConnectedImportFormProps } from '../src/import/ConnectedImportForm.tsx';
