export { DateTime } from '../src/primitives/DateTime/DateTime.tsx';
export type { DateTimeProps } from '../src/primitives/DateTime/DateTime.tsx';
export type { DateStyle } from '../src/texts/format-date.ts';
