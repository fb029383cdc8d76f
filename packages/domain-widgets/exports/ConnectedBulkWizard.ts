export { ConnectedBulkWizard } from '../src/cycle/BulkOperation/ConnectedBulkWizard.tsx';
export type { ConnectedBulkWizardProps } from '../src/cycle/BulkOperation/ConnectedBulkWizard.tsx';
export { bulkCyclesList } from '../src/cycle/BulkOperation/bulk-list.ts';
export { bulkTexts } from '../src/cycle/BulkOperation/bulk.texts.ts';
