/** A time zone as forms offer it (T28). */
export interface TimeZoneChoice {
  readonly name: string;
  readonly ianaName: string;
}

/** Zones whose older name the runtime still lists; people and records know them by today's name. */
const todaysName: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const known = new Set(Intl.supportedValuesOf('timeZone').map((name) => todaysName[name] ?? name)).add('UTC');

/** Whether this is the IANA name of a zone that the server can reckon with. */
export function isTimeZone(name: string): boolean {
  return known.has(todaysName[name] ?? name);
}

function offsetMinutes(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const text = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function nameOf(zone: string, offset: number): string {
  const size = Math.abs(offset);
  const digits = (part: number) => String(part).padStart(2, '0');
  const city = zone.split('/').slice(1).join(', ').replaceAll('_', ' ') || zone;
  return `(UTC${offset < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}) ${city}`;
}

/** The zones with the names that people see, by offset at this moment and then by name. */
export function timeZoneChoices(zones: Iterable<string>, at: Date): TimeZoneChoice[] {
  return [...zones]
    .map((ianaName) => ({ ianaName, offset: offsetMinutes(ianaName, at) }))
    .map(({ ianaName, offset }) => ({ ianaName, offset, name: nameOf(ianaName, offset) }))
    .toSorted((one, other) => one.offset - other.offset || one.name.localeCompare(other.name))
    .map(({ name, ianaName }) => ({ name, ianaName }));
}

let choices: { readonly day: string; readonly list: TimeZoneChoice[] } | undefined;

/** All zones; reckoned once a day, because offsets change with the season. */
export function allTimeZones(at: Date): TimeZoneChoice[] {
  const day = at.toISOString().slice(0, 10);
  if (choices?.day !== day) choices = { day, list: timeZoneChoices(known, at) };
  return choices.list;
}
