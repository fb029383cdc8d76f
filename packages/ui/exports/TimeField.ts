export { TimeField } from '../src/fields/Date/TimeField.tsx';
export type { TimeFieldProps } from '../src/fields/Date/TimeField.tsx';
