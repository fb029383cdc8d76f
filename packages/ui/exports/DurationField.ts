export { DurationField } from '../src/fields/DurationField/DurationField.tsx';
export type { DurationFieldProps } from '../src/fields/DurationField/DurationField.tsx';
export { durationWords } from '../src/fields/DurationField/duration.ts';
