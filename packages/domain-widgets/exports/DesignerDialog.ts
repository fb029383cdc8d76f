export { DesignerDialog } from '../src/session/designer/DesignerDialog.tsx';
export type { DesignerChoices, DesignerDialogProps } from '../src/session/designer/DesignerDialog.tsx';
export type { DesignerDraft } from '../src/session/designer/designer-draft.ts';
