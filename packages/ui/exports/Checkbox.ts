export { Checkbox, CheckboxGroup, CheckMark } from '../src/fields/Checkbox/Checkbox.tsx';
export type { CheckboxGroupProps, CheckboxProps } from '../src/fields/Checkbox/Checkbox.tsx';
