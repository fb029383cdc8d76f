const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What people call a zone (IANA name) at an instant: `CET`, in summer `CEST`; `GMT+9` where it has no such name. */
export function zoneName(instant: Date, zone: string): string {
  const parts = formatterOf(zone).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
