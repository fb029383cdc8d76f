export { DateField, DatePicker, DateTimePicker } from '../src/fields/Date/DatePicker.tsx';
export type { DateFieldProps, DateTimePickerProps } from '../src/fields/Date/DatePicker.tsx';
