export { ConflictDialog } from '../src/flow/ConflictDialog/ConflictDialog.tsx';
export type { ConflictDialogProps } from '../src/flow/ConflictDialog/ConflictDialog.tsx';
export type { ConflictField, ConflictSide, ConflictSides } from '../src/flow/ConflictDialog/conflict.ts';
