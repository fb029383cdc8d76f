export { NumberField } from '../src/fields/NumberField/NumberField.tsx';
export type { NumberFieldProps } from '../src/fields/NumberField/NumberField.tsx';
