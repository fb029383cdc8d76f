export { LeadTimesDialog } from '../src/plan/LeadTimes/LeadTimesDialog.tsx';
export type { LeadTimesDialogProps } from '../src/plan/LeadTimes/LeadTimesDialog.tsx';
