import { Icon } from '@crt/ui/Icon';
import type { Column } from '@crt/ui/DataTable';
import { ArrowRight } from 'lucide-react';
import type { StateChange } from './bulk-item.ts';
import * as styles from './BulkOperation.css.ts';
import { bulkTexts } from './bulk.texts.ts';

/** The state before, an arrow, the state after (J6, J7). */
export const transitionColumn = <Row,>(changeOf: (row: Row) => StateChange): Column<Row> => ({
  id: 'transition',
  header: bulkTexts.columns.transition,
  kind: 'custom',
  cell: (row) => {
    const { before, after } = changeOf(row);
    return (
      <span className={styles.transition}>
        {before}
        <span className={styles.arrow}>
          <Icon label={bulkTexts.becomes}>
            <ArrowRight />
          </Icon>
        </span>
        {after}
      </span>
    );
  },
  value: (row) => {
    const { before, after } = changeOf(row);
    return `${before} → ${after}`;
  },
  width: 220,
});
