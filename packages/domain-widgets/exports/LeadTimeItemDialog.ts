export { LeadTimeItemDialog } from '../src/lead-time/LeadTimeItems/LeadTimeItemDialog.tsx';
export type { LeadTimeItemDialogProps } from '../src/lead-time/LeadTimeItems/LeadTimeItemDialog.tsx';
