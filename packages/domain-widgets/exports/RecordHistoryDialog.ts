export { RecordHistoryDialog } from '../src/shared/record-history/RecordHistoryDialog.tsx';
export type { RecordHistoryProps } from '../src/shared/record-history/RecordHistoryDialog.tsx';
