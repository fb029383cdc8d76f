import type { CellText } from './cell-text.ts';
import type { PlannedColumn } from './column-plan.tsx';
import { zoneName } from './format-date.ts';

/**
 * What a cell says on paper: as on the screen, and beside each time of day the zone in which it is meant, since paper
 * goes to people elsewhere.
 */
export function printTextOf<Row>(
  { column, text }: Pick<PlannedColumn<Row>, 'column' | 'text'>,
  viewersZone: () => string,
): CellText<Row> {
  if (column.kind !== 'date' || (column.dateStyle !== 'dateTime' && column.dateStyle !== 'time')) return text;
  const { timeZone = viewersZone } = column;
  return (row) => {
    const value = column.value(row);
    // A calendar date has no zone.
    const isInstant = value instanceof Date || (typeof value === 'string' && value.length > 10);
    const instant = isInstant ? new Date(value).getTime() : Number.NaN;
    if (Number.isNaN(instant)) return text(row);
    return `${text(row)} ${zoneName(instant, typeof timeZone === 'string' ? timeZone : timeZone(row))}`;
  };
}
