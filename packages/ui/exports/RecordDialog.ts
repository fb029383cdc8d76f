export { RecordDialog } from '../src/patterns/RecordDialog/RecordDialog.tsx';
export type { RecordDialogProps } from '../src/patterns/RecordDialog/RecordDialog.tsx';
