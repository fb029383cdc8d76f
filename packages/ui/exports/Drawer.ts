export { Drawer } from '../src/primitives/Dialog/Dialog.tsx';
