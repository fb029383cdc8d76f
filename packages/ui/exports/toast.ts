export { clearToastHistory, clearToasts, dismissToast, toast } from '../src/flow/Toast/toast.ts';
export type { ShownToast, ToastMessage } from '../src/flow/Toast/toast.ts';
