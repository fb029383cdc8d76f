export { SearchField } from '../src/fields/SearchField/SearchField.tsx';
export type { SearchFieldProps } from '../src/fields/SearchField/SearchField.tsx';
