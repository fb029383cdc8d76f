export { ExternalPlanDialog } from '../src/external-plan/ExternalPlanDialog.tsx';
export type {
  ExternalPlanChoices,
  ExternalPlanDialogProps,
} from '../src/external-plan/ExternalPlanDialog.tsx';
export type { ExternalPlanDraft } from '../src/external-plan/external-plan-draft.ts';
