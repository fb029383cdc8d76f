export { DateRangePicker } from '../src/fields/Date/DateRangePicker.tsx';
export type { DateRange, DateRangePickerProps } from '../src/fields/Date/DateRangePicker.tsx';
