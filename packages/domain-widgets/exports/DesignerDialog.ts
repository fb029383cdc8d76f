export { DesignerDialog } from '../src/designer/DesignerDialog.tsx';
export type { DesignerChoices, DesignerDialogProps } from '../src/designer/DesignerDialog.tsx';
export type { DesignerDraft } from '../src/designer/designer-draft.ts';
