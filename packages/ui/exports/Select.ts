export { Select } from '../src/fields/Select/Select.tsx';
export type { SelectProps } from '../src/fields/Select/Select.tsx';
export type { Option } from '../src/primitives/ListBox/ListBox.tsx';
