export { EditLockProvider, useEditLock } from '../src/shared/edit/EditLock.tsx';
export type { EditLock } from '../src/shared/edit/EditLock.tsx';
