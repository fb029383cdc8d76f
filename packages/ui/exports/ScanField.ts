export { ScanField } from '../src/fields/ScanField/ScanField.tsx';
export type { ScanFieldProps } from '../src/fields/ScanField/ScanField.tsx';
