export { useUnsavedChanges } from '../src/flow/UnsavedChanges/use-unsaved-changes.ts';
export type { LeaveBlocker, UnsavedChanges } from '../src/flow/UnsavedChanges/use-unsaved-changes.ts';
