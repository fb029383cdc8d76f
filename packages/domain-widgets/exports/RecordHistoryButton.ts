export { RecordHistoryButton } from '../src/shared/record-history/RecordHistoryButton.tsx';
export type { RecordHistoryButtonProps } from '../src/shared/record-history/RecordHistoryButton.tsx';
