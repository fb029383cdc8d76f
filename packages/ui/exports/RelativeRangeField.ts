export { RelativeRangeField } from '../src/fields/RelativeRange/RelativeRangeField.tsx';
export type { RelativeRangeFieldProps } from '../src/fields/RelativeRange/RelativeRangeField.tsx';
export { relativeRangeWords } from '../src/fields/RelativeRange/relative-range.ts';
export type { RelativeRange } from '../src/fields/RelativeRange/relative-range.ts';
