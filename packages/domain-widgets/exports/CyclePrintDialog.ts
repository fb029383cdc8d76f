export { CyclePrintDialog } from '../src/job/Traveler/CyclePrintDialog.tsx';
export type { CyclePrint, CyclePrintDialogProps } from '../src/job/Traveler/CyclePrintDialog.tsx';
export type { PrintedBy } from '../src/job/Traveler/printed-cycle.ts';
