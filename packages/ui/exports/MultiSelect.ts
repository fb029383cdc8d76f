export { MultiSelect } from '../src/fields/MultiSelect/MultiSelect.tsx';
export type { MultiSelectProps } from '../src/fields/MultiSelect/MultiSelect.tsx';
