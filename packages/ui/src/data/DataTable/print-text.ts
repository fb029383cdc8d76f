import { formatWithZone } from '../../texts/format-date.ts';
import type { CellText } from './cell-text.ts';
import type { PlannedColumn } from './column-plan.tsx';

/**
 * What a cell says on paper: as on the screen, and beside each time of day the zone in which it is meant, since paper
 * goes to people elsewhere.
 */
export function printTextOf<Row>(
  { column, text }: Pick<PlannedColumn<Row>, 'column' | 'text'>,
  viewersZone: () => string,
): CellText<Row> {
  if (column.kind !== 'date' || (column.dateStyle !== 'dateTime' && column.dateStyle !== 'time')) return text;
  const { dateStyle, timeZone = viewersZone } = column;
  return (row) => {
    const value = column.value(row);
    if (value === null || value === undefined || value === '') return text(row);
    return formatWithZone(value, dateStyle, typeof timeZone === 'string' ? timeZone : timeZone(row));
  };
}
