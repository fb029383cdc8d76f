import type { PlanListRow } from '@crt/api-client/types-main';
import type { PlanFieldColumnId } from '@crt/domain/plan-list';
import type { ColumnCell } from '../../shared/list/list-columns.ts';
import { planTexts } from '../plan.texts.ts';
import * as styles from './PlanTable.css.ts';

/** Shows the plans that a plan is linked with, beside the button that asked for them (E3). */
export type OpenLinks = (row: PlanListRow, button: HTMLButtonElement) => void;

/** How many plans a plan is linked with, as the button that lists them; plain elements, for there may be a hundred. */
const linksCell = (openLinks: OpenLinks) => (row: PlanListRow) =>
  row.linksCount === 0 ? (
    <span className={styles.noLinks}>0</span>
  ) : (
    <button
      type="button"
      // The table is one stop of the tab order; the arrow keys reach what is in its cells.
      tabIndex={-1}
      className={styles.links}
      aria-haspopup="dialog"
      aria-label={planTexts.list.linksOf(row.linksCount, row.requestId)}
      onClick={(event) => openLinks(row, event.currentTarget)}
    >
      {row.linksCount}
    </button>
  );

/** The cells that lead to other plans: linked ones, and the request that a re-order repeats (E3, E41). */
export const relatedPlanCells = (openLinks: OpenLinks) =>
  ({
    linksCount: {
      kind: 'custom',
      align: 'end',
      cell: linksCell(openLinks),
      value: (row) => row.linksCount,
      width: 80,
    },
    underlyingRequestId: {
      kind: 'link',
      value: (row) => row.underlyingRequestId,
      href: (row) => row.underlyingFulfilmentPlanUrl,
      // The request portal is another site (E41).
      isExternal: (row) => row.underlyingFulfilmentPlanUrl?.startsWith('/') === false,
      width: 148,
    },
  }) satisfies Partial<Record<PlanFieldColumnId, ColumnCell<PlanListRow>>>;
