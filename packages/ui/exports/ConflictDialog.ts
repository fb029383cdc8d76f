export { ConflictDialog } from '../src/flow/ConflictDialog/ConflictDialog.tsx';
export type { ConflictDialogProps, ConflictField } from '../src/flow/ConflictDialog/ConflictDialog.tsx';
