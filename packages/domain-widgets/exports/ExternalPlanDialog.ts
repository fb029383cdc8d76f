export { ExternalPlanDialog } from '../src/session/external-plan/ExternalPlanDialog.tsx';
export type {
  ExternalPlanChoices,
  ExternalPlanDialogProps,
} from '../src/session/external-plan/ExternalPlanDialog.tsx';
export type { ExternalPlanDraft } from '../src/session/external-plan/external-plan-draft.ts';
