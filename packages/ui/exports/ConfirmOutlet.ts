export { ConfirmOutlet } from '../src/flow/ConfirmDialog/ConfirmOutlet.tsx';
