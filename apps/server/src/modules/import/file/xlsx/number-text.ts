import { serialToDate } from 'hucre';

/** How a number of a workbook is shown. */
export interface NumberFormat {
  /** As a date or a time. */
  readonly isDate: boolean;
  /** With zeros before it, up to so many digits. */
  readonly digits: number;
}

/** The first day that a workbook has no number for: 10000-01-01. */
const endOfDates = 2_958_466;
const secondsOfDay = 86_400;

/** A date, a time or both in ISO; undefined for numbers that are no date of a workbook. */
function dateText(serial: number, is1904: boolean): string | undefined {
  if (serial < 0 || serial >= endOfDates) return undefined;
  // Times are fractions of a day: 14:30 would else be 14:29:59.999.
  const rounded = Math.round(serial * secondsOfDay) / secondsOfDay;
  const [day = '', time = ''] = serialToDate(rounded, is1904).toISOString().split('T');
  const clock = time.slice(0, 8);
  if (rounded < 1 && rounded > 0) return clock;
  return clock === '00:00:00' ? day : `${day}T${clock}`;
}

/** All digits, as far as a spreadsheet keeps them: 15. */
function digitsText(value: number): string {
  const text = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  if (Number.isInteger(value)) {
    const [digits = '', exponent] = value.toExponential(14).split('e');
    const sign = value < 0 ? '-' : '';
    return sign + digits.replace(/[-.]/g, '').padEnd(Number(exponent) + 1, '0');
  }
  return value.toFixed(20).replace(/0+$/, '');
}

/** What a person sees of a number: a date in ISO, or all its digits, never 4.05E+12. */
export function numberText(value: number, format: NumberFormat | undefined, is1904: boolean): string {
  const date = format?.isDate ? dateText(value, is1904) : undefined;
  if (date !== undefined) return date;
  const digits = digitsText(value);
  return format && /^\d+$/.test(digits) ? digits.padStart(format.digits, '0') : digits;
}
