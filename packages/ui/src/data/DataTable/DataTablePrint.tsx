import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { wholeNumbers } from '../../primitives/Text/whole-numbers.tsx';
import { useTimeZoneFinder } from '../../texts/LocaleProvider.tsx';
import type { ColumnPlan } from './column-plan.tsx';
import { alignOf, type RowKey } from './column.ts';
import { printTextOf } from './print-text.ts';
import * as styles from './DataTablePrint.css.ts';

interface DataTablePrintProps<Row> {
  label: string;
  plan: ColumnPlan<Row>;
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
}

/** True from the moment the browser prepares to print until it is done. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // Before the first picture: printing may begin at any moment.
  useLayoutEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** What goes on paper in place of the grid: all rows, visible columns, words only. Made when printing begins. */
export function DataTablePrint<Row>({ label, plan, rows, getRowKey }: DataTablePrintProps<Row>) {
  const isPrinting = useIsPrinting();
  const timeZone = useTimeZoneFinder();
  if (!isPrinting) return null;
  const texts = plan.columns.map((planned) => ({
    id: planned.column.id,
    text: printTextOf(planned, timeZone),
  }));
  const classOf = (index: number): string => {
    const planned = plan.columns[index];
    return planned && alignOf(planned.column) === 'end' ? `${styles.cell} ${styles.end}` : styles.cell;
  };
  return (
    <table className={styles.table} data-component="DataTablePrint">
      <caption className={styles.caption}>{label}</caption>
      <thead className={styles.head}>
        <tr>
          {plan.columns.map(({ column }, index) => (
            <th key={column.id} scope="col" className={classOf(index)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowKey(row)} className={styles.row}>
            {texts.map(({ id, text }, index) => (
              <td key={id} className={classOf(index)}>
                {wholeNumbers(text(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
