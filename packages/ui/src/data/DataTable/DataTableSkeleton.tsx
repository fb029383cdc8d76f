import type { ColumnPlan } from './column-plan.tsx';
import * as styles from './DataTable.css.ts';
import * as bars from './bars.css.ts';
import * as parts from './row-parts.css.ts';

/** Different widths read as text; they are fixed, so that two pictures of the same state are equal. */
const WIDTHS = [62, 44, 71, 53, 80, 38, 58];

/** Rows of the right height without words, while the first answer takes longer than a moment. */
export function DataTableSkeleton<Row>({ plan, count }: { plan: ColumnPlan<Row>; count: number }) {
  const cells = plan.leading + plan.columns.length;
  return (
    <div className={styles.body} aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: cells }, (__, index) => {
            const planned = plan.columns[index - plan.leading];
            return planned ? (
              <div key={index} className={planned.className} style={planned.style}>
                <span
                  className={bars.skeletonBar}
                  style={{ inlineSize: `${WIDTHS[(row * 3 + index) % 7]}%` }}
                />
              </div>
            ) : (
              <div key={index} className={parts.utilityCell} />
            );
          })}
        </div>
      ))}
    </div>
  );
}
