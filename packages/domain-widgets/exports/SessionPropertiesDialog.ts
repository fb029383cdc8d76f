export { SessionPropertiesDialog } from '../src/session/properties/SessionPropertiesDialog.tsx';
export type { SessionPropertiesDialogProps } from '../src/session/properties/SessionPropertiesDialog.tsx';
export type { SessionPropertiesDraft } from '../src/session/properties/session-properties-draft.ts';
