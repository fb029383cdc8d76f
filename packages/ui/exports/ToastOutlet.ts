export { ToastOutlet, useToastHistory } from '../src/flow/Toast/ToastOutlet.tsx';
