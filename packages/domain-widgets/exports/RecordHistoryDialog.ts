export { RecordHistoryDialog } from '../src/shared/record-history/RecordHistoryDialog.tsx';
export type { RecordHistoryDialogProps } from '../src/shared/record-history/RecordHistoryDialog.tsx';
