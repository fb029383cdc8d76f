import { plannedYears, plannedYearsInWords } from '@crt/domain/planned-years';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What clocks and databases understand: RFC 3339 to the letter. */
const instant =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const standardDay = addFormats.default.get('date') as { validate(text: string): boolean };

/** Whether a text is a day of the calendar, `2026-11-24`, of whatever year. */
export const isDay = (text: string): boolean => standardDay.validate(text);

/** The standard also knows a second 60, which no date of ours can hold, and an offset without minutes. */
const isInstant = (text: string) => instant.test(text) && isDay(text.slice(0, 10));

const isPlanned = (date: Date) => {
  const year = date.getUTCFullYear();
  return year >= plannedYears.first && year <= plannedYears.last;
};

/** What a value of a format has to be, for whoever entered it. */
export const formatFaults: Readonly<Record<string, string>> = {
  date: `must be a day ${plannedYearsInWords}`,
  'date-time': `must be a date with its time ${plannedYearsInWords}`,
  'any-date': 'must be a day',
  'any-date-time': 'must be a date with its time',
  uri: 'must be the whole address of a web page',
};

/** The formats of the contract, stricter than the standard's. Only lists may be narrowed by days of any year. */
export function addContractFormats(ajv: Ajv2020): void {
  addFormats.default(ajv);
  ajv.addFormat('any-date', isDay);
  ajv.addFormat('any-date-time', isInstant);
  ajv.addFormat('date', (text: string) => isDay(text) && isPlanned(new Date(text)));
  ajv.addFormat('date-time', (text: string) => isInstant(text) && isPlanned(new Date(text)));
}
