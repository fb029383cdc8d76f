export { ConnectedSessionDialog } from '../src/session/ConnectedSessionDialog.tsx';
export type { ConnectedSessionDialogProps } from '../src/session/ConnectedSessionDialog.tsx';
export type { SessionDraft } from '../src/session/session-draft.ts';
