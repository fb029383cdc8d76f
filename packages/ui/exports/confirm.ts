export { confirm } from '../src/flow/ConfirmDialog/confirm.ts';
export type { ConfirmQuestion } from '../src/flow/ConfirmDialog/confirm.ts';
