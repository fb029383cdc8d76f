const quarterHour = 900_000;
const mostKept = 50_000;

/**
 * The wall clock of a zone (IANA name), as a date whose UTC fields are what the clock shows: spreadsheets know no
 * zones. Offsets are kept per quarter of an hour, the finest step in which any zone changes its own.
 */
export function wallClockOf(timeZone: string): (instant: Date) => Date {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const offsets = new Map<number, number>();
  const offsetAt = (quarter: number) => {
    const start = new Date(quarter * quarterHour);
    const parts = new Map(format.formatToParts(start).map(({ type, value }) => [type, Number(value)]));
    const at = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const shown = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'));
    return shown - start.getTime();
  };
  return (instant) => {
    const quarter = Math.floor(instant.getTime() / quarterHour);
    const offset = offsets.get(quarter) ?? offsetAt(quarter);
    if (offsets.size < mostKept) offsets.set(quarter, offset);
    return new Date(instant.getTime() + offset);
  };
}
