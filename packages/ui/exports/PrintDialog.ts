export { PrintDialog } from '../src/patterns/PrintDialog/PrintDialog.tsx';
export type { PrintDialogProps } from '../src/patterns/PrintDialog/PrintDialog.tsx';
export { label100x50, officePapers } from '../src/patterns/PrintDialog/paper.ts';
export type { Paper } from '../src/patterns/PrintDialog/paper.ts';
