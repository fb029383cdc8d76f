export { formatDate, formatWithZone, zoneName } from '../src/texts/format-date.ts';
export type { DateStyle } from '../src/texts/format-date.ts';
