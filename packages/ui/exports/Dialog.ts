export { Dialog } from '../src/primitives/Dialog/Dialog.tsx';
export type { DialogProps, DialogWidth } from '../src/primitives/Dialog/Dialog.tsx';
