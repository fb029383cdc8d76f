export { DateTime } from '../src/primitives/DateTime/DateTime.tsx';
export type { DateTimeProps } from '../src/primitives/DateTime/DateTime.tsx';
export type { ClockDateStyle, DateStyle } from '../src/texts/format-date.ts';
