const entriesOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-event]') ?? []),
];

/** The next row above or below that has an entry. */
function filledRow(row: Element, step: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let next = row[step];
  while (next && entriesOf(next).length === 0) next = next[step];
  return next;
}

/** The entry of a row that stands nearest to a day. */
function nearest(row: Element | null, day: number): HTMLElement | undefined {
  const away = (entry: HTMLElement) => Math.abs(Number(entry.dataset['day']) - day);
  const [first, ...others] = entriesOf(row);
  return others.reduce((best, entry) => (best && away(entry) < away(best) ? entry : best), first);
}

/**
 * Where a key leads from an entry: sideways by time along the row of its person, up and down to the nearest day of
 * somebody else, Home and End to the first and last of the row.
 */
export function neighbourEntry(
  from: HTMLElement,
  key: string,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const row = from.closest('tr');
  if (!row) return undefined;
  const own = entriesOf(row);
  const day = Number(from.dataset['day']);
  const beside = (step: number) => own[own.indexOf(from) + (isRightToLeft ? -step : step)];
  switch (key) {
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowDown':
      return nearest(filledRow(row, 'nextElementSibling'), day);
    case 'ArrowUp':
      return nearest(filledRow(row, 'previousElementSibling'), day);
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    default:
      return undefined;
  }
}
