export { ToastHistory } from '../src/flow/Toast/ToastHistory.tsx';
