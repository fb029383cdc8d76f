import { plannedDayFault } from '@crt/domain/planned-years';
import { isDay } from '../../contract/formats.ts';

/** A day of a file: yyyy-MM-dd, '' where nothing stands; or what is wrong with it. */
export type ImportedDay = { readonly day: string } | { readonly fault: string };

/**
 * As people write days (dd/MM/yyyy); a workbook gives its dates as yyyy-MM-dd, with a time where they have one. A zone would
 * make another day of it elsewhere.
 */
const written = /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})$/;
const standard = /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Reads a day of a file, which `label` is called: yyyy-MM-dd, or dd/MM/yyyy with slashes or points (domain rules §3.10). */
export function readImportedDay(text: string, label: string): ImportedDay {
  if (text === '') return { day: '' };
  const { day, month, year } = written.exec(text)?.groups ?? {};
  const asWritten = year && month && day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = asWritten ?? standard.exec(text)?.groups?.['day'];
  if (!found || !isDay(found))
    return { fault: `${label} ${shortened(text)} is no day. Write 2026-11-20 or 20/11/2026.` };
  const fault = plannedDayFault(found);
  return fault === undefined ? { day: found } : { fault: `${label} ${fault}` };
}
