export { FilterPicker } from '../src/shared/filter/FilterPicker.tsx';
export type { FilterPickerProps } from '../src/shared/filter/FilterPicker.tsx';
export type { FilterGroup, FilterOption } from '../src/shared/filter/filter-option.ts';
