const minute = 60_000;
/** Units of a time back from now, as people write them: 4w 2d 3h 55m (V5). */
const units = { w: 7 * 24 * 60 * minute, d: 24 * 60 * minute, h: 60 * minute, m: minute } as const;
type Unit = keyof typeof units;

/** Milliseconds of a text like '4w 2d 3h 55m', each unit at most once; undefined when it says nothing of the kind. */
export function parseRelativeDuration(text: string): number | undefined {
  const parts = text.trim().toLowerCase().split(/\s+/);
  const seen = new Set<string>();
  let total = 0;
  for (const part of parts) {
    const [, digits = '', unit = ''] = /^(\d{1,5})([wdhm])$/.exec(part) ?? [];
    if (digits === '' || seen.has(unit)) return undefined;
    seen.add(unit);
    total += Number(digits) * units[unit as Unit];
  }
  return total;
}
